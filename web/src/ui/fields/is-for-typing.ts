// Whether a key belongs to what has the focus: a field of text, a choice, a dialog or a menu.

/** Inputs that take no letters: a tick or a switch leaves the keys to the page. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color', 'image'];
const TYPING = `input:not(${NO_TEXT.map((type) => `[type=${type}]`).join(', ')}), textarea, select, [contenteditable]`;

/** True where single keys of the page must stay silent. */
export function isForTyping({ target }: Event): boolean {
  return target instanceof Element && target.closest(`${TYPING}, [role=dialog], [role=menu]`) !== null;
}
