// A table of a page: on a phone its rows are cards, each cell below what its column is called; one without a head scrolls by itself.
import { createElement, type ReactNode } from 'react';
import type { Marked } from './safe-html-marks.ts';
import { WideTable } from './wide-table.tsx';

type Mark = Exclude<Marked, string>;
type Draw = (piece: Marked, key: number) => ReactNode;
type PageTableProps = { table: Mark; wordsOf: (piece: Marked) => string; draw: Draw };

// A row that is drawn as a card is no row to a reader by ear unless it is called one.
const ROLES: Partial<Record<Mark['mark'], string>> = {
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

const marksIn = (piece: Marked, mark: Mark['mark']): Mark[] => {
  if (typeof piece === 'string') return [];
  return piece.mark === mark ? [piece] : piece.children.flatMap((one) => marksIn(one, mark));
};

/** The table as elements. */
export function PageTable({ table, wordsOf, draw }: PageTableProps) {
  const headCells = marksIn(table, 'thead').flatMap((head) => marksIn(head, 'th'));
  const heads = headCells.map(wordsOf);
  const isCards = heads.length > 0 && marksIn(table, 'th').length === heads.length;
  const part = (piece: Marked, key: number, column: number): ReactNode => {
    if (typeof piece === 'string') return piece.trim() === '' ? null : piece;
    const isCell = piece.mark === 'td' || piece.mark === 'th';
    const cells = piece.children.filter((one) => typeof one !== 'string');
    const children = piece.children.map((one, at) =>
      isCell ? draw(one, at) : part(one, at, typeof one === 'string' ? 0 : cells.indexOf(one)),
    );
    const head = isCards && piece.mark === 'td' ? { 'data-head': heads[column] ?? '' } : {};
    return createElement(piece.mark, { key, ...(isCards && { role: ROLES[piece.mark] }), ...head }, ...children);
  };
  return (
    <WideTable name={marksIn(table, 'th').map(wordsOf).join(', ')}>
      {createElement(
        'table',
        isCards ? { role: 'table', 'data-cards': '' } : {},
        ...table.children.map((one, at) => part(one, at, 0)),
      )}
    </WideTable>
  );
}
