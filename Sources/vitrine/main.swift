import Components
import ConformanceStories
import GalleryCLI
import Stories

GalleryCommand.main(
  recordings: ConformanceRecordings.groups.map { (group: $0.name, json: $0.data) })
