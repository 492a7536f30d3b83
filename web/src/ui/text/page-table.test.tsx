// Spec §2 public pages: on a phone a table of a page is read cell by cell, each with the name of its column.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHtml } from './page-html.tsx';

test('a cell says what its column is called, and rows stay rows by ear', () => {
  const head = '<thead>\n<tr><th>What</th><th>How long</th></tr></thead>';
  const body = '<tbody>\n<tr><td>Cart</td>\n<td>Until <strong>sign-out</strong></td></tr>\n</tbody>';
  render(<PageHtml html={`<table>\n${head}\n${body}\n</table>`} lang="en" />);
  const cells = screen.getAllByRole('cell');
  expect(cells.map((cell) => [cell.textContent, cell.dataset['head']])).toEqual([
    ['Cart', 'What'],
    ['Until sign-out', 'How long'],
  ]);
  expect(screen.getByRole('table').dataset['cards']).toBe('');
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('a table without a head, or with one beside its rows, stays a table that scrolls', () => {
  const row = (name: string) => `<tr><th>${name}</th><td>1</td></tr>`;
  render(<PageHtml html={`<table><tbody>${row('M6')}${row('M8')}</tbody></table>`} lang="en" />);
  expect(screen.getByRole('table').dataset['cards']).toBeUndefined();
  expect(screen.getAllByRole('cell').map((cell) => cell.dataset['head'])).toEqual([undefined, undefined]);
});
