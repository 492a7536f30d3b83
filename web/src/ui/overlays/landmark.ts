// Where a floating piece is put into the page: inside the landmark of what it belongs to, so that the list of landmarks leaves nothing out.

/** The nearest landmark around an element, else the body. */
export function landmarkOf(element: Element | null): HTMLElement {
  return element?.closest<HTMLElement>('main, header, nav, aside, footer') ?? document.body;
}
