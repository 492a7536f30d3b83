// What of a figure is lit: its picture, its rows and whatever else shows it say and hear the same (product §5: one selection).

/** What is lit: selected by a press, or under the mouse. */
export interface Lit {
  selected: string | null;
  hovered: string | null;
  onSelect: (itemNo: string | null) => void;
  onHover: (itemNo: string | null) => void;
}
