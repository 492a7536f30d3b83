// Design: texts. The trade's words are the same on every screen of a language.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const textsIn = (file: string) => readFileSync(join(import.meta.dirname, `../locales/${file}.json`), 'utf8');

test.each(['app', 'catalogue', 'machines', 'parts', 'titles'])(
  'design texts: a part is a repuesto in Spanish: %s',
  (file) => expect(textsIn(`es/${file}`)).not.toMatch(/\bpiezas?\b/i),
);

test.each(['checkout', 'orders'])('design texts: the spending limit has one name in French: %s', (file) =>
  expect(textsIn(`fa/${file}`)).toMatch(/"waitsSpendLimit": ".*plafond de dépense/),
);

test('design texts: a manual that is not here is not called a catalogue in French', () =>
  expect(textsIn('fa/app')).toMatch(/"notHereManual": "Cette page/));
