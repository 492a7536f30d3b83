// The contents of a parts manual: its chapters with small pictures of their figures, to be found by name too (product §5 Part manuals).
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { figureHref, type FigureView } from '../../client/address/figure-href.rules.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { LinkCard } from '../../ui/layout/card.tsx';
import type { BookContents as Contents } from './manuals.data.ts';
import { type ChapterNode, foundIn, type ListedFigure, treeOf } from './manual.rules.ts';
import { useTexts } from './manuals.texts.ts';
import { SmallPicture } from './small-picture.tsx';
import type { useManualAddress } from './use-manual-address.ts';
import { type BookAsked, ViewSwitch } from '../figures/index.ts';

type ContentsProps = { book: Contents; address: Pick<ReturnType<typeof useManualAddress>, 'asked'>; view: FigureView };

export function BookContents({ book, address, view }: ContentsProps) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const tree = useMemo(() => treeOf(book.chapters), [book]);
  const found = useMemo(() => foundIn(tree, keyword), [tree, keyword]);
  const [own] = book.books;
  const { asked } = address;
  return (
    <div className="grid gap-5">
      <header className="grid gap-2">
        <Breadcrumbs
          label={t('way')}
          steps={[{ label: t('allBooks'), href: `/manual/${view}?list=all` }]}
          current={own?.model ?? ''}
        />
        <h1 className="font-semibold text-28">
          {t(view === '3d' ? 'modelsOf' : 'bookOf', { model: own?.model ?? '' })}
        </h1>
        <p className="figures text-ink-soft">
          <span lang={own?.nameLang ?? undefined}>{own?.name}</span> ·{' '}
          {t('figureCount', { count: own?.figureCount ?? 0 })}
        </p>
        <div className="flex">
          <ViewSwitch place={asked} view={view} />
        </div>
        <label className="search-look max-w-md print:hidden">
          <Search aria-hidden="true" className="ms-3 size-5 shrink-0 text-ink-soft" />
          <input
            type="search"
            aria-label={t('findFigure')}
            placeholder={t('findFigure')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="min-h-control min-w-0 flex-1 bg-transparent px-2 outline-none"
          />
        </label>
      </header>
      <output className={found.length === 0 ? 'block' : 'sr-only'}>
        {found.length === 0 ? t('noFigureFound', { keyword }) : null}
      </output>
      {found.map((chapter) => (
        <Chapter key={chapter.id} {...{ chapter, asked, view }} />
      ))}
    </div>
  );
}

type ChapterProps = { chapter: ChapterNode; asked: BookAsked; view: FigureView };

function Chapter({ chapter, asked, view }: ChapterProps) {
  return (
    <section
      aria-labelledby={`chapter-${chapter.id.toString()}`}
      className="grid gap-3 border-line border-t pt-3 md:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <h2
        id={`chapter-${chapter.id.toString()}`}
        lang={chapter.nameLang ?? undefined}
        className="font-semibold text-16"
      >
        {chapter.name}
      </h2>
      {chapter.figures.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
          {chapter.figures.map((figure) => (
            <li key={figure.figureId}>
              <FigureCard {...{ figure, asked, view }} />
            </li>
          ))}
        </ul>
      )}
      {chapter.below.length > 0 && (
        <div className="grid gap-3 md:col-span-full md:ps-6">
          {chapter.below.map((one) => (
            <Chapter key={one.id} chapter={one} {...{ asked, view }} />
          ))}
        </div>
      )}
    </section>
  );
}

type FigureCardProps = Omit<ChapterProps, 'chapter'> & { figure: ListedFigure };

function FigureCard({ figure, asked, view }: FigureCardProps) {
  return (
    <LinkCard
      isFlush
      href={figureHref({ ...asked, figureId: figure.figureId }, view)}
      className="h-full overflow-hidden"
    >
      <SmallPicture file={figure.illustration} className="aspect-4/3 w-full" />
      <span className="grid gap-0.5 border-line border-t p-2.5">
        <span lang={figure.nameLang ?? undefined} className="font-semibold text-14">
          {figure.name}
        </span>
        <span className="font-mono text-12 text-ink-soft">{figure.code}</span>
      </span>
    </LinkCard>
  );
}
