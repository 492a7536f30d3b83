// An address breaks at its signs before it breaks inside a word, and reads as it is.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

test('design: an address may break after @ and before each dot, and nowhere else', () => {
  const { container } = render(<EmailText email="new.technician@demo.outrigger.example" />);
  expect(container.innerHTML).toBe('new<wbr>.technician@<wbr>demo<wbr>.outrigger<wbr>.example');
  expect(container.textContent).toBe('new.technician@demo.outrigger.example');
});

test('design: what is no address stays in one piece', () => {
  expect(render(<EmailText email="OR260000017" />).container.innerHTML).toBe('OR260000017');
});
