import Geometry
import LayoutCore
struct VStackLayout: Layout { typealias AnimatableData = EmptyAnimatableData
 func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
 func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }
struct ZStackLayout: Layout { typealias AnimatableData = EmptyAnimatableData
 var alignment = Alignment.center
 func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
 func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {} }
