// Puts the chosen look onto the page and keeps it there (spec §2: theme colour with 9 lighter and 9 darker shades).
import { brand, theme } from '../../client/stored/preferences.ts';
import { resetBrand, setBrand, setTheme } from '../../ui/theme.ts';

function applyBrand(): void {
  const colour = brand.get();
  if (colour === undefined) resetBrand();
  else setBrand(colour);
}

/** Applies look and brand colour now and whenever they change. */
export function applyLook(): void {
  setTheme(theme.get());
  applyBrand();
  theme.subscribe(() => setTheme(theme.get()));
  brand.subscribe(applyBrand);
}
