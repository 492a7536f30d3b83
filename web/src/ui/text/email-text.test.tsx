// An address breaks before its domain, else at a dot, and reads as it is.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

test('design: an address may break before its domain and before each dot, and nowhere else', () => {
  const { container } = render(<EmailText email="new.technician@demo.outrigger.example" />);
  expect(container.querySelector('span')?.innerHTML).toBe('demo<wbr>.outrigger<wbr>.example');
  expect(container.innerHTML).toContain('new<wbr>.technician@<span');
  expect(container.textContent).toBe('new.technician@demo.outrigger.example');
});

test('design: what is no address stays in one piece', () => {
  expect(render(<EmailText email="OR260000017" />).container.innerHTML).toBe('OR260000017');
});
