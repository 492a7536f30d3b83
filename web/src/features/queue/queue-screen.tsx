// The office's first page (product §8): what waits for a person, machine down first and then the oldest, narrowed by kind in the address.
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { deskPages, usePageWords } from '../../client/desk-list.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TablePages } from '../../ui/tables/table-pages.tsx';
import { kindOf, KINDS, queueHref } from './queue-kinds.rules.ts';
import { QueueTable } from './queue-table.tsx';
import { type Queue, type QueueKind, useQueue } from './queue.data.ts';
import { useTexts } from './queue.texts.ts';
import { useRowKeys } from '../../ui/tables/use-row-keys.ts';

export function QueueScreen() {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { kind: named, page = 1, pageSize = limits.tablePageSize } = useSearch({ from: '/office' });
  const kind = kindOf(named);
  const queue = useQueue({ kind, page, pageSize });
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">
          {t('lead')} <span className="hidden desk:inline">{t('leadKeys')}</span>
        </p>
      </div>
      {queue.data ? (
        <Filled queue={queue.data} kind={kind} />
      ) : queue.error ? (
        <ErrorState
          title={t('failed')}
          meaning={wordsOf(queue.error).text}
          action={<Button onClick={() => void queue.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <div className="grid gap-2" aria-hidden="true">
          <Skeleton className="h-11 w-72" />
          <Skeleton className="h-64 w-full rounded-box" />
        </div>
      )}
    </div>
  );
}

function Filled({ queue, kind }: { queue: Queue; kind: QueueKind | undefined }) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const words = usePageWords();
  const { total, counts } = queue;
  if (counts.length === 0) return <EmptyState drawing={<ScissorLift />} title={t('noWork')} text={t('noWorkText')} />;
  return (
    <>
      <Kinds counts={counts} chosen={kind} />
      <div ref={list}>
        <QueueTable
          items={queue.items}
          empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
        />
      </div>
      <TablePages pages={deskPages('/office', queue, { kind })} total={total} words={words} />
    </>
  );
}

/** The kinds as links, so that a narrowed queue is an address; all of them first. */
function Kinds({ counts, chosen }: { counts: Queue['counts']; chosen: QueueKind | undefined }) {
  const t = useTexts();
  const { number } = useFormats();
  const all = counts.reduce((sum, one) => sum + one.count, 0);
  const links = [
    { href: queueHref(), word: t('all'), count: all, isChosen: chosen === undefined },
    ...counts.map(({ kind, count }) => ({
      href: queueHref(kind),
      word: t(KINDS[kind].word),
      count,
      isChosen: kind === chosen,
    })),
  ];
  return (
    <nav aria-label={t('kinds')}>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ href, word, count, isChosen }) => (
          <li key={href}>
            <Anchor href={href} aria-current={isChosen ? 'page' : undefined} className={LINK_LOOK}>
              {word}
              <span className="figures font-normal text-ink-soft">{number(count)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINK_LOOK =
  'inline-flex min-h-control items-center gap-2 rounded-box border border-line bg-surface px-3 font-semibold text-14 hover:bg-hover ' +
  'aria-[current=page]:border-brand aria-[current=page]:bg-selected';
