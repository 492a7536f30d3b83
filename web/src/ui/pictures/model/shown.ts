// Which items of a model are drawn: all, all but some, or one alone (product §5 3D manuals: isolate, hide).
import { LineSegments, type Mesh } from 'three';

/** What of a model is drawn. */
export interface Shown {
  hidden: readonly string[];
  /** The one item that is drawn, none for all. */
  isolated: string | null;
  /** Whether what hides the selected item lets it be seen. */
  isSeeThrough: boolean;
}

// By layers and not by `visible`, which would take along what hangs below a mesh; a ray passes what is on another layer.
const SEEN = 0;
const UNSEEN = 1;

/** Draws a mesh with its edges, or leaves it out. */
export function setShown(mesh: Mesh, isSeen: boolean): void {
  mesh.layers.set(isSeen ? SEEN : UNSEEN);
  for (const child of mesh.children) if (child instanceof LineSegments) child.layers.set(isSeen ? SEEN : UNSEEN);
}

/** Whether a mesh is drawn. */
export const isShown = (mesh: Mesh | undefined): boolean => mesh?.layers.isEnabled(SEEN) ?? false;

/** Whether an item is to be drawn; what is no item is, unless one stands alone. */
export const isWanted = (itemNo: string | null, { hidden, isolated }: Shown): boolean =>
  isolated === null ? itemNo === null || !hidden.includes(itemNo) : itemNo === isolated;
