/** Spec §5: the rules of email, password, quantity and day, as forms and server share them. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import {
  Day,
  Email,
  isStrongPassword,
  Keyword,
  line,
  longText,
  NewPassword,
  Password,
  Phone,
  Quantity,
  SearchTerm,
} from './fields.ts';

const passes = (schema: z.ZodMiniType, value: unknown): boolean => schema.safeParse(value).success;

describe('§5 email: required, in a correct format', () => {
  it.each(['buyer@example.org', 'a.b+c@sub.example.co', "o'neil@example.museum", 'x@xn--bcher-kva.example'])(
    '%s is one',
    (text) => expect(passes(Email, text)).toBe(true),
  );

  it.each([
    '',
    ' ',
    'buyer',
    '@example.org',
    'buyer@',
    'buyer@example',
    'buyer@@example.org',
    'buyer@example..org',
    'buyer@-example.org',
    '.buyer@example.org',
    'buyer.@example.org',
    'bu..yer@example.org',
    'bu yer@example.org',
    'buyer@example.org\nbcc:x@example.org',
    'buyer@example.1',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(63)}.example.org`,
    null,
    7,
  ])('%j is none', (text) => expect(passes(Email, text)).toBe(false));

  it('is compared without case and without the spaces around it', () => {
    expect(Email.parse('  Buyer@Example.ORG ')).toBe('buyer@example.org');
  });
});

describe('§5 password: at least 8 characters, three of the four kinds', () => {
  const KINDS = { upper: 'QWERTZ', lower: 'asdfgh', digit: '123456', special: '-_!?. ' };
  const kinds = Object.values(KINDS);
  const subset = fc.subarray(kinds, { minLength: 1 });

  it.each([
    ['Abcdefg1', true],
    ['Abcdef1', false],
    ['abcdefgh', false],
    ['abcdefg1', false],
    ['ABCDEFG1', false],
    ['abcdef1!', true],
    ['ABCDEF1!', true],
    ['Abcdefg!', true],
    ['12345678', false],
    ['Überbau9', true],
    ['', false],
  ])('%j: %s', (text, isStrong) => {
    expect(isStrongPassword(text)).toBe(isStrong);
    expect(passes(NewPassword, text)).toBe(isStrong);
  });

  it('counts kinds and characters, whatever they are and however they are mixed', () => {
    fc.assert(
      fc.property(subset, fc.integer({ min: 4, max: 20 }), fc.infiniteStream(fc.nat()), (chosen, length, random) => {
        const text = Array.from({ length }, (_, at) => {
          const kind = chosen[at < chosen.length ? at : Number(random.next().value) % chosen.length] ?? '';
          return kind[Number(random.next().value) % kind.length];
        }).join('');
        expect(isStrongPassword(text)).toBe(length >= 8 && chosen.length >= 3);
      }),
    );
  });

  it('a sign outside the first plane is one character', () => {
    expect(isStrongPassword('Abc1😀😀😀')).toBe(false);
    expect(isStrongPassword('Abc1😀😀😀😀')).toBe(true);
  });

  it('to sign in, strength is not asked; nothing at all is refused, and so is what is longer than any', () => {
    expect(passes(Password, 'weak')).toBe(true);
    expect(passes(Password, '')).toBe(false);
    expect(passes(Password, 'aB1-'.repeat(1000))).toBe(false);
    expect(passes(NewPassword, 'aB1-'.repeat(1000))).toBe(false);
  });
});

describe('§5 other fields', () => {
  it.each([
    [Quantity, 1, true],
    [Quantity, 9999, true],
    [Quantity, 0, false],
    [Quantity, 10_000, false],
    [Quantity, 1.5, false],
    [Quantity, '1', false],
    [Day, '2024-02-29', true],
    [Day, '2023-02-29', false],
    [Day, '2024-13-01', false],
    [Day, '24-01-01', false],
    [Day, '0000-01-01', false],
    [Day, '0001-01-01', true],
    [Phone, '+5511987654321', true],
    [Phone, '0119876', false],
    [Phone, '+0119876543', false],
  ] as const)('%# %j: %s', (schema, value, isRight) => {
    expect(passes(schema, value)).toBe(isRight);
  });
});

describe('free texts hold what is seen', () => {
  const [name, notes] = [line(20, 1), longText(40)];

  it('drops control characters and those that turn the direction, before it counts', () => {
    expect(name.parse('\u202eBay\u2066 4\u2069\u200f\u0007\u009f\ufeff')).toBe('Bay 4');
    expect(name.parse(`${'x'.repeat(20)}\u202c`)).toHaveLength(20);
    expect(passes(name, '\u202e\u200b')).toBe(false);
    expect(notes.parse('one\u202e\r\ntwo\tthree\u001b')).toBe('one\r\ntwo\tthree');
  });

  it('line ends become a space in one line and stay in notes', () => {
    expect(name.parse(' Bay 4\r\nNorth\n')).toBe('Bay 4 North');
    expect(notes.parse('Bay 4\nNorth')).toBe('Bay 4\nNorth');
  });

  it('vertical tabs, form feeds and next lines are line ends too, and join no words', () => {
    for (const end of ['\v', '\f', '\u0085'])
      expect([name.parse(`Bay 4${end}North${end}`), notes.parse(`Bay 4${end}North${end}`)]).toEqual([
        'Bay 4 North',
        'Bay 4\nNorth',
      ]);
  });

  it('keeps the joiners of words and pictures', () => {
    for (const text of ['می\u200cخواهم', '👩\u200d🔧', 'Überbau 液压']) expect(name.parse(text)).toBe(text);
  });

  it('refuses NUL and halves of characters', () => {
    for (const text of ['a\0b', '\ud800']) expect([passes(name, text), passes(notes, text)]).toEqual([false, false]);
  });
});

describe('product §5 keyword: plain letters, digits, dashes and spaces for those of a PDF or a Chinese keyboard', () => {
  it.each([
    ['NV\u22121000001', 'NV-1000001'],
    ['\uff2e\uff36\uff0d\uff11\uff10', 'NV-10'],
    ['a\u2009b\u202fc\u3000d', 'a b c d'],
    ['sup\u00adport', 'support'],
    ['液压缸 é', '液压缸 é'],
    ['\u200b', '\u200b'],
  ])('%j is %j', (typed, plain) => expect(Keyword.parse(typed)).toBe(plain));

  it('what was noted is taken off as it was noted', () => expect(SearchTerm.parse('a\u2212b')).toBe('a\u2212b'));
});
