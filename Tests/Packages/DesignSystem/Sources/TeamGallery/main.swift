import DesignSystem
import GalleryCLI
GalleryCommand.main()
