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

/** What was chosen on the way to the service manuals: they keep it, so that the way back leads to the same item. */
export type ManualPlace = Partial<Omit<FigurePlace, 'item'>> & { item?: string | undefined };

/** The service manuals with the place one comes from; words, such as the item's part code, are searched for there. */
export function serviceHref({ hostId, variantId, figureId, item }: ManualPlace, search?: string): string {
  const given = Object.entries({ hostId, variantId, figureId, item, search }).filter(([, value]) => value);
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return query.size === 0 ? '/manual/service' : `/manual/service?${query}`;
}
