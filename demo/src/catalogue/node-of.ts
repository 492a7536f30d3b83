// What the element of a drawing and the node of a model are called that show an item; hotspots of the catalogue say this name (product §5).

/** Name of the element or node that shows an item, in drawings and models alike. */
export const nodeOf = (itemNo: string | number): string => `item-${itemNo}`;
