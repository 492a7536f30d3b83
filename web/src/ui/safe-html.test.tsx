// Spec §2 localized HTML description: what came in with product data is cleaned by an allow-list where it is shown.
import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SafeHtml } from './safe-html.tsx';

test.each([
  ['<p onclick="alert(1)" style="color:red">Bolt <b>M12</b></p>', '<p>Bolt <b>M12</b></p>'],
  ['<a href="javascript:alert(1)">Fits</a><img src="x" onerror="alert(1)">', 'Fits'],
  ['<script>alert(1)</script><style>p{}</style><iframe srcdoc="x">y</iframe><p>Kept', '<p>Kept</p>'],
  ['<object>alert(1)</object><template><b>x</b></template>5 &lt; 6 <h1>and</h1>', '5 &lt; 6 and'],
])('§2 of a stored description only the marks of the list are drawn, without attributes: %s', async (html, drawn) => {
  const { container } = await act(async () => render(<SafeHtml html={html} lang="en" />));
  expect(container.firstElementChild?.innerHTML).toBe(drawn);
});
