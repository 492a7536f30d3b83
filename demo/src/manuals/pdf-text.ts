// Reads the text of a PDF page by page, as a viewer would search it: what a glyph means is taken from the file itself.
import { inflateSync } from 'node:zlib';

type Glyphs = ReadonlyMap<string, string>;

/** The text of every page in drawing order, without spaces; for files as pdfkit writes them. */
export function textOfPdf(pdf: Buffer): string[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );
  const at = (reference: string | undefined) => objects.get(reference ?? '') ?? '';
  const kids = [...objects.values()].find((body) => /\/Type \/Pages\b/.test(body)) ?? '';
  const pages = [...(/\/Kids \[([^\]]*)\]/.exec(kids)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].map(([, id]) => at(id));
  return pages.map((page) => {
    const resources = at(/\/Resources (\d+) 0 R/.exec(page)?.[1]);
    const faces = /\/Font <<([\s\S]*?)>>/.exec(resources)?.[1] ?? '';
    const fonts = new Map(
      [...faces.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id]) => [name, glyphsOf(at(id), at)]),
    );
    return shownText(streamOf(at(/\/Contents (\d+) 0 R/.exec(page)?.[1])), fonts).replaceAll(/\s/g, '');
  });
}

function streamOf(body: string): string {
  const bytes = Buffer.from(/stream\r?\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '', 'latin1');
  return body.includes('/FlateDecode') ? inflateSync(bytes).toString('latin1') : bytes.toString('latin1');
}

function glyphsOf(font: string, at: (reference: string | undefined) => string): Glyphs {
  const map = streamOf(at(/\/ToUnicode (\d+) 0 R/.exec(font)?.[1]));
  const glyphs = new Map<string, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(([, hex = ''], nth) => {
      const code = (Number.parseInt(first, 16) + nth).toString(16).padStart(4, '0');
      glyphs.set(code, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    });
  return glyphs;
}

function shownText(content: string, fonts: ReadonlyMap<string, Glyphs>): string {
  let glyphs: Glyphs | undefined;
  let text = '';
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[\s\d.-])*)\] TJ/gi)) {
    if (font) glyphs = fonts.get(font);
    for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]*)>/gi))
      for (const code of hex.match(/.{4}/g) ?? []) text += glyphs?.get(code.toLowerCase()) ?? '?';
  }
  return text;
}
