// The head of a printed parts list: its machine, what the rows are narrowed to, and how many there are.
import { PaperHead } from '../../../ui/print/paper-head.tsx';
import { type Machine, usePartTypes } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import type { RowFilterState } from './use-row-filter.ts';
import './parts-list-paper.css';

/** The list as it is shown, with the number of rows left by its filter. */
export type MachinePaperProps = { machine: Machine; filter: RowFilterState; count: number };

export function MachinePaper({ machine, filter, count }: MachinePaperProps) {
  const t = useTexts();
  return (
    <PaperHead
      note={
        <>
          {machine.model} <span className="font-mono">{machine.serialNumber}</span>
          {[t('rowCount', { count }), ...useChosenWords(machine, filter)].map((words) => ` · ${words}`)}
        </>
      }
    />
  );
}

/** Each filter that is set, in words; the names of chapter and figure stand in their address by number. */
function useChosenWords(machine: Machine, { search, typed }: RowFilterState): string[] {
  const t = useTexts();
  const types = usePartTypes(machine.hostId);
  const chapter = machine.chapters.find((one) => one.id === search.chapter);
  const figures = machine.chapters.flatMap((one) => one.figures);
  const figure = figures.find((one) => one.figureId === search.figure);
  return [
    chapter?.name,
    figure?.name,
    types.data?.find((one) => one.id === search.type)?.name,
    typed.trim() && `“${typed.trim()}”`,
    search.fits && t('onlyFitting'),
  ].flatMap((words) => words || []);
}
