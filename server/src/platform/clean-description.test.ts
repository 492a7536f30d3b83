// Spec §2 localized HTML description: what came in with product data is cleaned by an allow-list before it leaves.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DESCRIPTION_MARKS } from '@outrigger/contract';
import { cleanDescription } from './clean-description.ts';

test.each([
  ['<p onclick="alert(1)" style="color:red">Bolt <b>M12</b></p>', '<p>Bolt <b>M12</b></p>'],
  ['<a href="javascript:alert(1)">Fits</a><img src="x" onerror="alert(1)">', 'Fits'],
  ['<script>alert(1)</script><style>p{}</style><iframe srcdoc="x">y</iframe><p>Kept', '<p>Kept</p>'],
  ['<object>alert(1)</object><template><b>x</b></template>5 &lt; 6 <h1>and</h1>', '5 &lt; 6 and'],
  ['<STRONG>Torque</STRONG> 90 < 100 & more', '<strong>Torque</strong> 90 &lt; 100 &amp; more'],
  ['<svg><style>@import "x"</style><p style="x:y">n</p></svg><math><mi>x</mi></math>One<br>two', 'One<br />two'],
  ['Plain text > that says nothing', 'Plain text > that says nothing'],
])('spec §2 of a stored description only the marks of the list leave, without attributes: %s', (html, clean) => {
  expect(cleanDescription(html)).toBe(clean);
});

// The grammar that pages read (web/src/ui/text/safe-html-marks.ts).
const MARK = `</?(?:${DESCRIPTION_MARKS.join('|')})>|<br />`;
const CLOSED = new RegExp(`^(?:[^<&]|&(?:amp|lt|gt|quot);|${MARK})*$`, 'u');
const piece = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '<p style="a:b">',
    '</p>',
    '<b',
    '<svg onload=x>',
    '</svg>',
    '<!--',
    '-->',
    '<![CDATA[',
    '&lt;',
    '&#60;script>',
    '<style>',
    '<table><tr>',
  ),
);

test('spec §2 whatever was stored leaves as marks of the list and escaped text, and stays so when cleaned again', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = cleanDescription(pieces.join(''));
      expect(clean).toMatch(CLOSED);
      expect(cleanDescription(clean)).toBe(clean);
    }),
    { numRuns: 400, examples: [[['<table><tr>', '<A', '<table><tr>']]] },
  );
});

test('spec §2 of the longest description, nested as deep as it can be, only so many marks are left', () => {
  expect(cleanDescription('<b>'.repeat(6600)).length).toBeLessThan(200);
});
