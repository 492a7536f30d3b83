// The address of a figure in the parts manuals, with its item lit (product §5: each state is a URL); every figure named anywhere leads there.

/** A place in the parts manuals. */
export interface FigurePlace {
  figureId: number;
  /** The machine whose book it is looked at in. */
  hostId?: number | undefined;
  /** The model whose book it is, where no machine is meant. */
  variantId?: number | undefined;
  item?: string | null | undefined;
}

/** Ways to look at a figure that keep its item. */
export type FigureView = 'parts' | '3d';

/** The figure's page, as a drawing unless told otherwise. */
export function figureHref({ figureId, hostId, variantId, item }: FigurePlace, view: FigureView = 'parts'): string {
  const book =
    hostId === undefined ? variantId && `variantId=${variantId.toString()}&` : `hostId=${hostId.toString()}&`;
  const at = item ? `&item=${encodeURIComponent(item)}` : '';
  return `/manual/${view}?${book || ''}figureId=${figureId.toString()}${at}`;
}
