// Sets the look of the whole page at run time: brand colour with its text, and light, dark or as the system says (spec §2 app shell).
import { contrastOn, parseColour } from './colour.ts';

export type ThemeChoice = 'light' | 'dark' | 'system';

/** Sets `--brand` and the text that can be read on it; returns false, changing nothing, for a text that is no colour. */
export function setBrand(colour: string, root: HTMLElement = document.documentElement): boolean {
  if (!parseColour(colour)) return false;
  root.style.setProperty('--brand', colour);
  root.style.setProperty('--on-brand', contrastOn(colour));
  return true;
}

/** Back to the brand colour of the style sheet. */
export function resetBrand(root: HTMLElement = document.documentElement): void {
  root.style.removeProperty('--brand');
  root.style.removeProperty('--on-brand');
}

/** `system` removes the attribute, so the page follows the device from then on. */
export function setTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement): void {
  if (choice === 'system') root.removeAttribute('data-theme');
  else root.setAttribute('data-theme', choice);
}
