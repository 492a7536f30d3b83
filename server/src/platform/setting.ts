// How one setting is read from its text, with a refusal that says what it should have been (product §1).
import { isIP } from 'node:net';
import { isAbsolute, resolve } from 'node:path';

/** One environment variable: its default as text (empty for none), what it is for, and how its text becomes a value. */
export type Setting<T> = { fallback: string; about: string; read: (text: string) => T };

/** Thrown by a reader; its message completes "PORT is "abc": ". */
export class Malformed extends Error {}

/** A whole number within limits, both inclusive. */
export function wholeNumber(fallback: string, about: string, limits: { min: number; max: number }): Setting<number> {
  const read = (text: string) => {
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= limits.min && value <= limits.max) return value;
    throw new Malformed(`it must be a whole number from ${limits.min} to ${limits.max}`);
  };
  return { fallback, about, read };
}

/** One of a few words. */
export function oneOf<const W extends string>(words: readonly W[], fallback: W, about: string): Setting<W> {
  const read = (text: string) => {
    const found = words.find((word) => word === text);
    if (found) return found;
    throw new Malformed(`it must be one of ${words.join(', ')}`);
  };
  return { fallback, about, read };
}

/** `on` or `off`; undefined when it has no default and is not set. */
export function onOff(fallback: 'on' | 'off' | '', about: string): Setting<boolean | undefined> {
  const read = (text: string) => {
    if (text === '') return undefined;
    if (text === 'on' || text === 'off') return text === 'on';
    throw new Malformed('it must be on or off');
  };
  return { fallback, about, read };
}

/** Which proxies are believed: none, so many in a row of which the last is near, or those of addresses and networks. */
export function proxies(about: string): Setting<false | number | string[]> {
  const read = (text: string) => {
    if (text === 'off') return false;
    if (text === 'on') return 1;
    if (/^[1-9]$/.test(text)) return Number(text);
    const named = text.split(',').map((one) => one.trim());
    if (named.every(isAddressOrNetwork)) return named;
    throw new Malformed(
      'it must be on, off, a number of proxies from 1 to 9, or addresses and networks as in 10.0.0.7, 192.168.0.0/16',
    );
  };
  return { fallback: 'off', about, read };
}

function isAddressOrNetwork(text: string): boolean {
  const [, address = '', bits] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  const length = Number(bits ?? 1);
  return version !== 0 && !address.includes('%') && length >= 1 && length <= (version === 4 ? 32 : 128);
}

/** A URL with one of the schemes, kept as text; undefined when not set. */
export function address(schemes: readonly string[], about: string): Setting<string | undefined> {
  const read = (text: string) => {
    if (text === '') return undefined;
    const parsed = URL.canParse(text) ? new URL(text) : undefined;
    if (parsed && schemes.includes(parsed.protocol.slice(0, -1))) return text;
    throw new Malformed(`it must be a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
  };
  return { fallback: '', about, read };
}

/** A directory, made absolute from where the shop was started. */
export function directory(fallback: string, about: string): Setting<string> {
  return { fallback, about, read: (text) => (isAbsolute(text) ? text : resolve(text)) };
}

/** A sender of mails: an address, or a name with the address in angle brackets. */
export function sender(fallback: string, about: string): Setting<string> {
  const read = (text: string) => {
    if (/^([^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text;
    throw new Malformed('it must be an address, or a name with the address in angle brackets');
  };
  return { fallback, about, read };
}

/** Any text. */
export function words(fallback: string, about: string): Setting<string> {
  return { fallback, about, read: (text) => text };
}

/** Text that goes into a header of a request: printable, without spaces; empty when not set. */
export function unbroken(about: string): Setting<string> {
  const read = (text: string) => {
    if (/^[\x21-\x7e]*$/.test(text)) return text;
    throw new Malformed('it must be printable characters without spaces');
  };
  return { fallback: '', about, read };
}

/** What a region of an S3 store may be called: it becomes part of a host name and of every signature. */
export const REGION = /^[a-z0-9](-?[a-z0-9])*$/i;

/** The region of an S3 store; empty when not set. */
export function region(about: string): Setting<string> {
  const read = (text: string) => {
    if (text === '' || REGION.test(text)) return text;
    throw new Malformed('it must be letters, digits and single dashes, as in eu-central-1');
  };
  return { fallback: '', about, read };
}

/** A key of an outside service: printable, without spaces; undefined when not set. */
export function key(about: string): Setting<string | undefined> {
  const read = (text: string) => {
    if (text === '') return undefined;
    if (/^[\x21-\x7e]{8,500}$/.test(text)) return text;
    throw new Malformed('it must be 8 to 500 characters without spaces');
  };
  return { fallback: '', about, read };
}
