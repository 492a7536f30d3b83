// Links in mails are pressed on the present address where they lead into the shop.
import { expect, test } from 'vitest';
import { partsOfText } from './mail-text.rules.ts';

test('links stand apart from the text around them', () => {
  const text = 'Look: http://localhost:3000/verify?ticket=abc\nor https://carrier.example/track/1 .';
  expect(partsOfText(text)).toEqual([
    { at: 0, text: 'Look: ' },
    { at: 6, text: 'http://localhost:3000/verify?ticket=abc', href: '/verify?ticket=abc' },
    { at: 45, text: '\nor ' },
    { at: 49, text: 'https://carrier.example/track/1', href: 'https://carrier.example/track/1' },
    { at: 80, text: ' .' },
  ]);
  expect(partsOfText('')).toEqual([]);
});
