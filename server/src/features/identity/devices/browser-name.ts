// What a browser calls itself, in names a person knows (product §3: list of signed-in devices), by a kept library.
import Bowser from 'bowser';

/** Names of browser and system; null where the text does not tell. */
export interface BrowserName {
  browser: string | null;
  system: string | null;
}

/** Reads the User-Agent header of a sign-in. */
export function browserName(agent: string | null): BrowserName {
  // The library takes no empty text.
  if (!agent) return { browser: null, system: null };
  const parsed = Bowser.getParser(agent);
  return { browser: parsed.getBrowserName() || null, system: parsed.getOSName() || null };
}
