import Components
import ConformanceStories
import GalleryCLI
import Stories

GalleryCommand.main()
