// Keys that a page itself gives to one of its pieces (aria-keyshortcuts): f puts the focus into its filter, Control+Enter presses its way on (design: keyboard at the desk).

/** The way on from a page, which may be pressed while a field has the focus. */
export const WAY_ON = 'Control+Enter';
/** The filter of the page. */
export const FILTER = 'f';

const DIALOGS = 'dialog[open], [role=dialog], [role=alertdialog]';
const isShown = (element: HTMLElement): boolean => element.checkVisibility?.() ?? true;

/** What has such a key on the page as it stands; none of it behind a dialog. */
export function keysOfPage(): HTMLElement[] {
  if (document.querySelector(DIALOGS)) return [];
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].filter(isShown);
}

/** Gives the focus to what has this key, and presses it unless one types there; false where nothing has it. */
export function pressOnPage(key: string): boolean {
  const own = keysOfPage().find((one) => one.getAttribute('aria-keyshortcuts') === key);
  // The focus first: what was typed in a field before is settled as it is left.
  own?.focus();
  if (own && !(own instanceof HTMLInputElement)) own.click();
  return own !== undefined;
}

/** Whether a press is the one for the way on; a key held down goes one step alone. */
export const isWayOn = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  !event.repeat &&
  (event.ctrlKey || event.metaKey) &&
  !event.defaultPrevented &&
  !event.isComposing;
