// Chapters and figures beside the figure that is open: the chapter it stands in lies open, others open at a press.
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { figureHref, type FigureView } from '../../client/address/figure-href.rules.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { BookAsked } from '../figures/index.ts';
import { type ChapterNode, figuresIn, type ListedFigure } from './manual.rules.ts';
import { useTexts } from './manuals.texts.ts';
import { SmallPicture } from './small-picture.tsx';

type FigureTreeProps = { tree: readonly ChapterNode[]; asked: BookAsked; view: FigureView; figureId: number };

export function FigureTree({ tree, asked, view, figureId }: FigureTreeProps) {
  const t = useTexts();
  const own = useRef<HTMLElement>(null);
  useEffect(() => {
    const pane = own.current?.parentElement;
    const here = own.current?.querySelector<HTMLElement>(`[data-figure="${figureId.toString()}"]`);
    if (pane && here) pane.scrollTop = here.offsetTop - pane.clientHeight / 2;
  }, [figureId, tree]);
  return (
    <nav ref={own} aria-label={t('chapters')} className="relative">
      <ul>
        {tree.map((chapter) => (
          <Branch key={chapter.id} {...{ chapter, asked, view, figureId }} />
        ))}
      </ul>
    </nav>
  );
}

type BranchProps = Omit<FigureTreeProps, 'tree'> & { chapter: ChapterNode };

function Branch({ chapter, asked, view, figureId }: BranchProps) {
  const all = figuresIn([chapter]);
  const isHere = all.some((figure) => figure.figureId === figureId);
  const [pressed, setPressed] = useState<boolean | null>(null);
  const isOpen = pressed ?? isHere;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setPressed(!isOpen)}
        className={classNames(
          'flex min-h-control-small w-full items-center gap-1.5 rounded-inner px-1.5 py-1 text-start text-14 hover:bg-hover',
          isHere ? 'font-semibold' : 'text-ink-soft',
        )}
      >
        <ChevronRight aria-hidden="true" className={classNames('size-4 shrink-0', isOpen && 'rotate-90')} />
        <span lang={chapter.nameLang ?? undefined} className="min-w-0 flex-1">
          {chapter.name}
        </span>
        <span className="figures text-12 text-ink-faint">{all.length}</span>
      </button>
      {isOpen && (
        <ul className="ms-3 border-line border-s ps-1">
          {chapter.figures.map((figure) => (
            <Leaf key={figure.figureId} {...{ figure, asked, view }} isHere={figure.figureId === figureId} />
          ))}
          {chapter.below.map((one) => (
            <Branch key={one.id} {...{ asked, view, figureId }} chapter={one} />
          ))}
        </ul>
      )}
    </li>
  );
}

type LeafProps = Pick<FigureTreeProps, 'asked' | 'view'> & { figure: ListedFigure; isHere: boolean };

function Leaf({ figure, asked, view, isHere }: LeafProps) {
  return (
    <li>
      <Anchor
        href={figureHref({ ...asked, figureId: figure.figureId }, view)}
        aria-current={isHere ? 'page' : undefined}
        data-figure={figure.figureId}
        className={classNames(
          'flex min-h-control items-center gap-2 rounded-inner px-1.5 py-1 text-14 hover:bg-hover',
          isHere && 'bg-selected font-semibold shadow-[inset_3px_0_0_var(--brand)]',
        )}
      >
        <SmallPicture file={figure.illustration} className="h-9 w-12 shrink-0 rounded-inner" />
        <span lang={figure.nameLang ?? undefined} className="min-w-0">
          {figure.name}
        </span>
      </Anchor>
    </li>
  );
}
