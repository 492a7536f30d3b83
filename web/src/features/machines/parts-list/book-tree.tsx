// Chapters and figures of the machine's book, to filter the rows by (spec §2; design: two panes at the desk, a sheet on the phone).
import type { PartRow } from '@outrigger/contract';
import { useMemo } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { Machine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import type { ListSearch } from './use-row-filter.ts';

type BookTreeProps = {
  machine: Machine;
  rows: readonly PartRow[];
  search: ListSearch;
  /** The figure that is read beside it. */
  seen?: number | undefined;
  onChange: (next: ListSearch) => void;
};

function useCounts(rows: readonly PartRow[]): ReadonlyMap<number, number> {
  return useMemo(() => {
    const counts = new Map<number, number>();
    for (const row of rows) counts.set(row.figureId, (counts.get(row.figureId) ?? 0) + 1);
    return counts;
  }, [rows]);
}

export function BookTree({ machine, rows, search, seen, onChange }: BookTreeProps) {
  const t = useTexts();
  const counts = useCounts(rows);
  const countOf = (figures: Machine['chapters'][number]['figures']) =>
    figures.reduce((sum, figure) => sum + (counts.get(figure.figureId) ?? 0), 0);
  const isOpen = (chapter: Machine['chapters'][number]) =>
    chapter.id === search.chapter ||
    chapter.figures.some(({ figureId }) => figureId === search.figure || figureId === seen);
  const isWhole = search.chapter === undefined && search.figure === undefined;
  return (
    <nav aria-label={t('chapters')} className="block!">
      <TreeButton
        isChosen={isWhole}
        count={rows.length}
        onPress={() => onChange({ chapter: undefined, figure: undefined })}
      >
        {t('wholeBook')}
      </TreeButton>
      <ul>
        {machine.chapters.map((chapter) => (
          <li key={chapter.id}>
            <TreeButton
              isChosen={search.chapter === chapter.id}
              isOpen={isOpen(chapter)}
              count={countOf(chapter.figures)}
              lang={chapter.nameLang}
              onPress={() => onChange({ chapter: chapter.id, figure: undefined })}
            >
              {chapter.name}
            </TreeButton>
            {isOpen(chapter) && (
              <ul className="ms-3 border-line border-s ps-1">
                {chapter.figures.map((figure) => (
                  <li key={figure.figureId}>
                    <TreeButton
                      isChosen={search.figure === figure.figureId}
                      isSeen={figure.figureId === seen}
                      count={counts.get(figure.figureId) ?? 0}
                      lang={figure.nameLang}
                      onPress={() => onChange({ chapter: undefined, figure: figure.figureId })}
                    >
                      {figure.name}
                    </TreeButton>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TreeButtonProps = {
  isChosen: boolean;
  isOpen?: boolean;
  isSeen?: boolean;
  count: number;
  /** Of the name, where it is not the page's. */
  lang?: string | null | undefined;
  onPress: () => void;
  children: string;
};

function TreeButton({ isChosen, isOpen, isSeen = false, count, lang, onPress, children }: TreeButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-expanded={isOpen}
      aria-current={isSeen ? 'location' : undefined}
      onClick={onPress}
      className={classNames(
        'flex min-h-control-small w-full items-center justify-between gap-2 rounded-inner px-2 py-1 text-start text-14 hover:bg-hover',
        isChosen && 'bg-selected font-semibold shadow-[inset_3px_0_0_var(--brand)]',
        !isChosen && isSeen && 'shadow-[inset_3px_0_0_var(--line-strong)]',
        !isChosen && !isSeen && 'text-ink-soft hover:text-ink',
      )}
    >
      <span lang={lang ?? undefined} className="min-w-0">
        {children}
      </span>
      <span className="figures shrink-0 text-12 text-ink-faint">{count}</span>
    </button>
  );
}
