import LayoutCore
import Geometry
package class X: LayoutItem { override func computeSize(_ p: ProposedViewSize) -> CGSize { .zero } }
