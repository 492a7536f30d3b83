// Spec §2 localized HTML description: of an answer only the marks of the contract are drawn, everything else is text.
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';
import { plainDescription } from './plain-description.ts';

const drawnFrom = async (html: string) => {
  const { container } = await act(async () => render(<SafeHtml html={html} lang="en" />));
  return container.firstElementChild ?? container;
};

test.each([
  [
    '<p>Bolt <b>M12</b></p><ul><li>90 &lt; 100 &amp; more</li></ul>',
    '<p>Bolt <b>M12</b></p><ul><li>90 &lt; 100 &amp; more</li></ul>',
  ],
  ['One<br />two<br>three', 'One<br>two<br>three'],
  ['<p>Never <em>ended</p>and on</b>', '<p>Never <em>ended</em></p>and on'],
])('spec §2 the marks of a description are drawn: %s', async (html, drawn) => {
  expect((await drawnFrom(html)).innerHTML).toBe(drawn);
});

test.each([
  '<p onclick="alert(1)" style="color:red">Bolt',
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<svg><style>p{}</style></svg>',
  '<!-- --><P>',
])('spec §2 what a description may not hold is the text it is written with: %s', async (html) => {
  const shown = await drawnFrom(html);
  expect(shown.querySelectorAll('*')).toHaveLength(0);
  expect(shown.textContent).toBe(html);
});

test('product §5 where a row has one line for a description it stands there without its marks', () => {
  expect(plainDescription('<p>Bolt <b>M12</b></p>\n<ul><li>90 &lt; 100</li></ul>')).toBe('Bolt M12 90 < 100');
});
