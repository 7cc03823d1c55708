// `os_unfair_lock`.
@_exported import FoundationAdditions
