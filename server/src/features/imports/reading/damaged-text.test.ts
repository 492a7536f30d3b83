// A file in which a byte was lost, changed or added is refused at its row; what is whole is read in the encoding it has (product §6, §8 Import).
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decoderFor, sniffEncoding } from '../../../platform/text-files/decode-text.ts';
import { encodedAs } from './encodings.make.ts';

const WORDS = {
  en: ['Café table', 'Hose Ø 12 mm', 'Angle 45° ± 2°', 'Plate 3 × 4', 'Ball valve 1½', 'Jalapeño green'],
  es: ['Junta tórica', 'Válvula hidráulica', 'Cañón', 'Tornillo métrico', 'Protección', 'CIGÜEÑAL', 'ACCIÓN RÁPIDA'],
  pt: ['Vedação', 'MANUTENÇÃO', 'Pressão', 'Válvula de segurança', 'Mangueira à óleo', 'Conexões', 'Eixo Ø 20'],
  fr: ['Vérin hydraulique à étage', 'Soupape créée', 'Pièce détachée', 'BOÎTE À FUSIBLES', 'Câble gainé', 'Jeu d’été'],
  zh: ['活塞杆密封', 'O型圈', '螺栓 M8', '12mm扳手', '液压缸总成', '铆钉', '电路板', 'V带', '滤芯（细）', '轮'],
};
const LANGUAGES = Object.keys(WORDS) as (keyof typeof WORDS)[];

const rowsOf = (names: readonly string[]) =>
  `code,name_en,name_xx\n${names.map((name, at) => `P-${at},Part,${name}\n`).join('')}`;
const namesIn = (language: keyof typeof WORDS, minLength = 5) =>
  fc.array(fc.constantFrom(...WORDS[language]), { minLength, maxLength: 60 });
const namedOf = (minLength: number) =>
  fc.constantFrom(...LANGUAGES).chain((language) => namesIn(language, minLength).map((names) => ({ language, names })));
const named = namedOf(5);

const isReadAs = (bytes: Buffer): string | null => {
  const sniffed = sniffEncoding(bytes);
  if ('problem' in sniffed) return null;
  try {
    return decoderFor(sniffed.encoding).decode(bytes);
  } catch {
    return null;
  }
};

const WAYS = {
  removed: () => [],
  changed: (_: number, other: number) => [other],
  added: (byte: number, other: number) => [byte, other],
};

test.each(Object.entries(WAYS))(
  'product §6 UTF-8 of which one byte was %s is never read as something else',
  (_, way) => {
    fc.assert(
      fc.property(named, fc.nat(), fc.integer({ min: 0x80, max: 0xff }), ({ names }, nth, other) => {
        const whole = Buffer.from(rowsOf(names));
        const high = [...whole.keys()].filter((at) => (whole[at] ?? 0) >= 0x80);
        const at = high[nth % high.length] ?? 0;
        const now = Buffer.from([...whole.subarray(0, at), ...way(whole[at] ?? 0, other), ...whole.subarray(at + 1)]);
        const read = isReadAs(now);
        // A letter may have become another, which no reader can tell.
        expect(read === null || read === now.toString('utf8'), now.toString('latin1')).toBe(true);
      }),
      { numRuns: 400 },
    );
  },
);

test.each(['Café', 'Válvula', 'métal et étain'])(
  'product §6 a file whose few accents all lost their second half is no file of Windows-1252: %s',
  (name) => {
    const whole = Buffer.from(rowsOf([name]));
    const halves = Buffer.from(whole.filter((byte) => byte < 0x80 || byte >= 0xc0));
    expect(isReadAs(halves)).toBeNull();
  },
);

test('product §6 what is whole is read as it was written: UTF-8, Windows-1252 and GB18030 in five languages', () => {
  fc.assert(
    fc.property(namedOf(1), ({ language, names }) => {
      const text = rowsOf(names);
      const encoding = language === 'zh' ? 'gb18030' : 'windows-1252';
      expect(sniffEncoding(Buffer.from(text))).toEqual({ encoding: 'utf-8' });
      expect(isReadAs(encodedAs(encoding, text))).toBe(text);
    }),
    { numRuns: 400 },
  );
});

test('product §6 GB18030 of which a byte was lost is not taken for Western letters', () => {
  fc.assert(
    fc.property(namesIn('zh'), fc.nat(), (names, nth) => {
      const whole = encodedAs('gb18030', rowsOf(names));
      const high = [...whole.keys()].filter((at) => (whole[at] ?? 0) >= 0x80);
      const at = high[nth % high.length] ?? 0;
      const sniffed = sniffEncoding(Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]));
      expect(sniffed).not.toEqual({ encoding: 'windows-1252' });
    }),
    { numRuns: 200 },
  );
});

test('product §6 UTF-8 of another alphabet of which a byte was lost stays UTF-8', () => {
  for (const name of ['Гайка шестигранная', 'Παξιμάδι εξάγωνο', 'Šroub s půlkulatou hlavou žlutý, matice']) {
    const whole = Buffer.from(rowsOf(Array.from({ length: 3 }, () => name)));
    const at = [...whole.keys()].find((one) => (whole[one] ?? 0) >= 0x80) ?? 0;
    const lost = Buffer.concat([whole.subarray(0, at), whole.subarray(at + 1)]);
    expect(sniffEncoding(lost), name).toEqual({ encoding: 'utf-8' });
  }
});
