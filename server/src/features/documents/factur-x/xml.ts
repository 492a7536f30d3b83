// Writes XML: elements without content are left out, so that what is not known is not said.

/** A finished piece of XML, or nothing. */
export type Xml = string;
type Content = Xml | readonly Xml[];

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// Signs that XML does not know become spaces.
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ' ')
    .replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** An element around others. */
export function group(name: string, ...content: readonly Content[]): Xml {
  const inside = content.flat().join('');
  return inside === '' ? '' : `<${name}>${inside}</${name}>`;
}

/** An element around a text. */
export function field(name: string, text: string | null, attributes: Record<string, string> = {}): Xml {
  if (text === null || text === '') return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${said.join('')}>${escapeXml(text)}</${name}>`;
}
