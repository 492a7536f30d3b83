// A table that is wider than its place becomes cards, and a table again with room (design: tables).
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

afterEach(() => vi.restoreAllMocks());

test('design tables: rows are cards where their table would scroll sideways, and a table where it fits', () => {
  const room = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(700);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(900);
  let tell: () => void = () => undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(look: () => void) {
        tell = look;
      }
      observe() {}
      disconnect() {}
    },
  );
  const columns = [{ id: 'no', head: 'Number', isTitle: true, cell: (row: string) => row }];
  const list = () => <DataTable caption="Orders" columns={columns} rows={['A1']} idOf={(row) => row} empty={null} />;
  const { rerender } = render(list());
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('A1')).toBeTruthy();
  room.mockReturnValue(1000);
  act(tell);
  rerender(list());
  expect(screen.getByRole('table')).toBeTruthy();
  vi.unstubAllGlobals();
});
