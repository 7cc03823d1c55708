// What `import Symbols` brings along: effects of symbols and how they vary.
@_exported import Views
