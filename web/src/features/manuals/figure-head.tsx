// Above a figure: the way down to it, its name, what it is part of, and the ways on: figure before and after, other views, print, share.
import { ChevronLeft, ChevronRight, CornerLeftUp, QrCode } from 'lucide-react';
import { useEffect } from 'react';
import { figureHref } from '../../client/address/figure-href.rules.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { PrintButton } from '../../ui/print/print-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { ReportWrong } from '../row-reports/index.ts';
import type { FigureViewProps } from './shown-figure.ts';
import { prefetchFigure, ViewSwitch } from '../figures/index.ts';
import { type ChapterNode, type ListedFigure, neighboursOf, partCodeAt, wayTo } from './manual.rules.ts';
import { useTexts } from './manuals.texts.ts';
import { OtherBook } from './other-book.tsx';

type FigureHeadProps = Pick<FigureViewProps, 'page' | 'address' | 'view'> & { tree: readonly ChapterNode[] };

export function FigureHead({ page, tree, address, view }: FigureHeadProps) {
  const t = useTexts();
  const { figure } = page;
  const isNarrow = useMedia(NARROW);
  const reported = { figureId: figure.figureId, name: `${figure.code} ${figure.name}` };
  const isListed = address.machine.data?.variantId === page.variantId;
  return (
    <header className="grid gap-2">
      <Way {...{ page, tree, address, view }} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 font-semibold text-20 sm:text-28">
          <span lang={figure.nameLang ?? undefined}>{figure.name}</span>{' '}
          <span className="whitespace-nowrap font-mono font-normal text-14 text-ink-soft">
            {figure.code}
            {figure.revision && ` · ${t('revision', { revision: figure.revision })}`}
          </span>
        </h1>
        {isNarrow && <ReportWrong place={reported} look="icon" />}
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <ViewSwitch
            place={{ ...address.asked, figureId: figure.figureId, item: address.item ?? undefined }}
            has3d={page.model3d !== null}
            partCode={partCodeAt(page.rows, address.item)}
            {...{ view, isListed }}
          />
          <Turn {...{ page, tree, address, view }} />
          <Anchor
            href={`/label?figure=${encodeURIComponent(figure.code)}`}
            aria-label={t('label')}
            title={t('label')}
            className="inline-grid size-control shrink-0 place-items-center rounded-box border border-line-strong bg-surface hover:bg-hover"
          >
            <QrCode aria-hidden="true" className="size-5" />
          </Anchor>
          <ShareButton label={t('share')} copiedLabel={t('shared')} title={`${figure.code} ${figure.name}`} />
          <PrintButton label={t('print')} />
        </div>
      </div>
      {isNarrow ? (
        <Within {...{ page, address, view }} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4">
          <Within {...{ page, address, view }} />
          <ReportWrong place={reported} look="words" />
        </div>
      )}
      <OtherBook page={page} machine={address.machine.data} />
    </header>
  );
}

function Way({ page, tree, address, view }: FigureHeadProps) {
  const t = useTexts();
  const { hostId } = address.asked;
  const model = page.models.find(({ variantId }) => variantId === page.variantId)?.model ?? '';
  const book = `/manual/${view}?variantId=${page.variantId.toString()}`;
  const isOwnBook = address.machine.data?.variantId === page.variantId;
  const href = hostId !== undefined && isOwnBook ? `/manual/${view}?hostId=${hostId.toString()}` : book;
  const chapters = wayTo(tree, page.figure.figureId);
  return (
    <div className="flex flex-wrap items-center gap-x-3 print:hidden">
      <Breadcrumbs
        label={t('way')}
        steps={[
          { label: t('allBooks'), href: `/manual/${view}?list=all` },
          { label: t('bookOf', { model }), href },
        ]}
        current={chapters.map(({ name }) => name).join(' › ')}
        currentLang={chapters[0]?.nameLang}
      />
    </div>
  );
}

/** To the figures before and after; those at hand are asked for ahead. */
function Turn({ page, tree, address, view }: FigureHeadProps) {
  const t = useTexts();
  const { previous, next } = neighboursOf(tree, page.figure.figureId);
  const { hostId, variantId } = address.asked;
  const ahead = next?.figureId;
  useEffect(() => {
    if (ahead !== undefined) prefetchFigure(ahead, hostId === undefined ? { variantId } : { hostId });
  }, [ahead, hostId, variantId]);
  return (
    <nav aria-label={t('turn')} className="flex gap-1.5">
      <TurnLink figure={previous} label="previousFigure" {...{ address, view }} />
      <TurnLink figure={next} label="nextFigure" {...{ address, view }} />
    </nav>
  );
}

type TurnLinkProps = Pick<FigureHeadProps, 'address' | 'view'> & {
  figure: ListedFigure | undefined;
  label: 'previousFigure' | 'nextFigure';
};

function TurnLink({ figure, label, address, view }: TurnLinkProps) {
  const t = useTexts();
  const Icon = label === 'previousFigure' ? ChevronLeft : ChevronRight;
  const look = `${buttonLook('secondary')} size-control p-0!`;
  if (!figure) {
    return (
      <span aria-hidden="true" className={`${look} opacity-45`}>
        <Icon className="size-5" />
      </span>
    );
  }
  const name = t(label, { name: figure.name });
  return (
    <Anchor
      href={figureHref({ ...address.asked, figureId: figure.figureId }, view)}
      aria-label={name}
      title={name}
      className={look}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Anchor>
  );
}

/** The way back up to the item this figure takes apart. */
function Within({ page, address, view }: Pick<FigureHeadProps, 'page' | 'address' | 'view'>) {
  const t = useTexts();
  if (page.within.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-14 print:hidden">
      <CornerLeftUp aria-hidden="true" className="size-4 text-ink-soft" />
      {page.within.map((upper) => (
        <TextLink
          key={upper.figureId}
          href={figureHref({ ...address.asked, figureId: upper.figureId, item: upper.itemNo }, view)}
          className="inline-flex min-h-control-small items-center"
        >
          {t('within', { item: upper.itemNo, name: upper.name })}
        </TextLink>
      ))}
    </p>
  );
}
