// Pages of manuals that hold what was searched for, each with its sentence and the way to the page (product §5 Service manuals).
import { htmlLangOf } from '@outrigger/contract';
import { ChevronRight } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Passage } from '../passage.tsx';
import { type BooksAsked, type ManualHit, useManualSearch } from '../service-manuals.data.ts';
import { type ListAddress, listHref, manualHref } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';
import { ListPages, ListState } from './list-pieces.tsx';

type HitListProps = { keyword: string; asked: BooksAsked; at: ListAddress };

/** Pages are counted up to here. */
const COUNTED_MOST = 1000;

export function HitList({ keyword, asked, at }: HitListProps) {
  const t = useTexts();
  const { number } = useFormats();
  const found = useManualSearch(keyword, asked);
  if (!found.data) return <ListState error={found.error} onRetry={() => void found.refetch()} />;
  const { items, total, pageSize } = found.data;
  const counted = t(total >= COUNTED_MOST ? 'hitsAtLeast' : 'hits', { count: total, shown: number(total) });
  return (
    <section aria-label={t('hitsLabel')} className="grid gap-4">
      <div role="status">{total > 0 && <h2 className="text-14 text-ink-soft">{counted}</h2>}</div>
      {total === 0 && <NoHits {...{ keyword, asked, at }} />}
      {items.length > 0 && (
        <ul className="rounded-box border border-line bg-surface">
          {items.map((hit) => (
            <li key={`${hit.manualId} ${hit.page}`} className="border-line border-b last:border-b-0">
              <HitRow {...{ hit, keyword, at }} />
            </li>
          ))}
        </ul>
      )}
      <ListPages {...{ at, total, pageSize }} page={asked.page} />
    </section>
  );
}

function HitRow({ hit, keyword, at }: Pick<HitListProps, 'keyword' | 'at'> & { hit: ManualHit }) {
  const t = useTexts();
  return (
    <Anchor
      href={manualHref(hit.manualId, { ...at, page: hit.page, search: keyword })}
      className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-hover"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-baseline gap-x-3">
          <span lang={hit.titleLang ?? undefined} className="wrap-anywhere font-semibold">
            {hit.title}
          </span>
          <span className="figures text-14 text-ink-soft">{t('pageNumber', { page: hit.page })}</span>
          {hit.matches > 1 && (
            <span className="figures text-14 text-ink-soft">{t('times', { count: hit.matches })}</span>
          )}
        </span>
        <span lang={htmlLangOf(hit.language)} className="wrap-anywhere text-14">
          {hit.heading && <span className="font-medium">{hit.heading}: </span>}
          <span className="text-ink-soft">
            <Passage pieces={hit.passage} />
          </span>
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Anchor>
  );
}

function NoHits({ keyword, asked, at }: HitListProps) {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<ScissorLift />}
      title={t('notFound', { keyword })}
      text={asked.isOnlyMachine ? t('notFoundForMachine') : t('notFoundText')}
      action={
        (asked.isOnlyMachine || asked.kind) && (
          <Anchor href={listHref({ ...at, kind: undefined, all: '1' })} className={buttonLook('secondary')}>
            {t('searchAll')}
          </Anchor>
        )
      }
    />
  );
}
