// The book of the machine as a sheet, for the phone: a chapter chosen closes it.
import type { PartRow } from '@outrigger/contract';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { BookTree } from './book-tree.tsx';
import type { Machine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import type { RowFilterState } from './use-row-filter.ts';

type BookSheetProps = {
  machine: Machine;
  rows: readonly PartRow[];
  filter: RowFilterState;
  isOpen: boolean;
  onClose: () => void;
};

export function BookSheet({ machine, rows, filter, isOpen, onClose }: BookSheetProps) {
  const t = useTexts();
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('chapters')} closeLabel={t('close')} side="bottom">
      <BookTree
        machine={machine}
        rows={rows}
        search={filter.search}
        onChange={(next) => {
          filter.change(next);
          onClose();
        }}
      />
    </Sheet>
  );
}
