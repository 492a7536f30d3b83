// The differences by chapter, each folded under its name and count where there are many; all open and fold at once (product §5 Fit).
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import type { Comparison } from './compare.data.ts';
import { type ChapterDifferences, differencesByChapter } from './compare.rules.ts';
import { useTexts } from './compare.texts.ts';
import { ChapterTable } from './chapter-table.tsx';

/** So many rows are read at one go; more are folded. */
const FEW = 40;

export function ChapterList({ comparison }: { comparison: Comparison }) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  const { differences } = comparison;
  const chapters = useMemo(() => differencesByChapter(differences), [differences]);
  const isShort = differences.length <= FEW;
  // All of them, whoever opened them.
  const [isOpen, setOpen] = useState(isShort);
  // Names and counts stand at once; hundreds of rows inside follow without holding up the page.
  const isFilled = useDeferredValue(true, isShort);
  const folds = () => [...(list.current?.querySelectorAll('details') ?? [])];
  const turnAll = () => {
    for (const fold of folds()) fold.open = !isOpen;
    setOpen(!isOpen);
  };
  const seeFolds = () => setOpen(folds().every((fold) => fold.open));
  return (
    <div className="grid gap-2">
      {chapters.length > 1 && (
        <Button className="w-fit" aria-expanded={isOpen} onClick={turnAll}>
          {isOpen ? t('foldAll') : t('openAll')}
        </Button>
      )}
      <div ref={list} className="rounded-box border border-line bg-surface px-3">
        {chapters.map((chapter) => (
          <Chapter key={chapter.chapter} {...{ chapter, comparison, isShort, isFilled }} onToggle={seeFolds} />
        ))}
      </div>
    </div>
  );
}

type ChapterProps = {
  chapter: ChapterDifferences;
  comparison: Comparison;
  isShort: boolean;
  isFilled: boolean;
  onToggle: () => void;
};

function Chapter({ chapter, comparison, isShort, isFilled, onToggle }: ChapterProps) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <Disclosure
      title={<span lang={chapter.figures[0]?.chapterLang ?? undefined}>{chapter.chapter}</span>}
      isHeading
      end={
        <span className="figures font-normal text-14 text-ink-soft">
          {t('differences', { count: chapter.count, shown: number(chapter.count) })}
        </span>
      }
      isOpenAtFirst={isShort}
      onToggle={onToggle}
    >
      <div className="text-ink">{isFilled && <ChapterTable chapter={chapter} comparison={comparison} />}</div>
    </Disclosure>
  );
}
