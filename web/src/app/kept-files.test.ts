// Product §1, users: a technician's phone keeps the shop for the time without a network, and nothing that he never opens.
import { expect, test } from 'vitest';
import { groupsOf } from '../../vite/kept-files.rules.ts';

const file = (name: string, ...modules: string[]) => ({ name, modules });

test('screens, texts by language and what reads books are kept apart; the office and programs of workers are not kept ahead', () => {
  const groups = groupsOf(
    [
      file('static/v/frame.js', '/web/src/app/frame.tsx'),
      file('static/v/shop-screen.js', '/web/src/features/catalogue/shop-screen.tsx'),
      file('static/v/mixed.js', '/web/src/features/orders/office/desk.tsx', '/web/src/features/orders/words.tsx'),
      file('static/v/desk.js', '/web/src/features/orders/office/desk.tsx'),
      file('static/v/pdf.js', '/node_modules/pdfjs-dist/build/pdf.mjs'),
      file('static/texts-x/fa-cart.js'),
      file('static/texts-x/zh-cart.js'),
      file('static/scanner-worker-x.js'),
      file('static/eng.traineddata-x.bin'),
      file('static/inter-latin-wght-normal-x.woff2'),
      file('static/inter-greek-wght-normal-x.woff2'),
      file('static/pdf-6/cmaps/GB.bcmap'),
      file('static/pdf-6/standard_fonts/Sans.ttf'),
    ],
    ['static/v/frame.js'],
  );
  expect(groups).toEqual({
    shell: ['/favicon.svg', '/manifest.webmanifest', '/icon-192.png', '/static/v/frame.js'],
    screens: ['/static/v/shop-screen.js', '/static/v/mixed.js', '/static/inter-latin-wght-normal-x.woff2'],
    texts: { fa: ['/static/texts-x/fa-cart.js'], zh: ['/static/texts-x/zh-cart.js'] },
    books: ['/static/v/pdf.js', '/static/pdf-6/standard_fonts/Sans.ttf'],
  });
});
