// Search results (spec §2): groups as tabs with counts, each hit with its reason; one exact code opens its part at once.
import { ListPaper, QuickViewHost } from '../catalogue/index.ts';
import { useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useHeldToFit } from '../../client/fits-only.ts';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { NoAnswer } from '../../client/api/failures.ts';
import { isForbidden } from '../../client/api/forbidden.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { PrintButton } from '../../ui/print/print-button.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { WholeWords } from '../../ui/text/whole-words.tsx';
import { rememberSearch } from './recent-searches.stored.ts';
import { NearCodes } from './near-codes.tsx';
import { NearMachines } from './near-machines.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ResultGroups } from './result-groups.tsx';
import { keywordProblem, PAGE_SIZE } from './search.rules.ts';
import { type SearchQuery, type ShownQuery, useFound } from './search.data.ts';
import { useTexts } from './search.texts.ts';
import { useOpenExact } from './use-open-exact.ts';

// Only without a network, where the worker keeps it; else what it would find is not there either.
const FoundOnDevice = lazy(
  async (): Promise<{ default: (props: { keyword: string }) => ReactNode }> =>
    await import('./found-on-device.tsx').then(
      (file) => ({ default: file.FoundOnDevice }),
      () => ({ default: () => null }),
    ),
);

/** From here on three lines of the heading may not hold it on the phone. */
const LONG = 30;

export function SearchResultScreen() {
  const t = useTexts();
  const { keyword: typed = '', group, page = 1, all, fits: wanted } = useSearch({ from: '/searchResult' });
  const keyword = typed.trim();
  const problem = keywordProblem(keyword);
  const hostId = useChosenMachine()?.hostId;
  const fits = useHeldToFit(wanted);
  // What fits comes first: the rest is folded away below it, and is not missed.
  const query: SearchQuery = { keyword, group, hostId, only: undefined, page, pageSize: PAGE_SIZE };
  const found = useFound(query, problem === undefined);
  const answer = found.isPlaceholderData ? undefined : found.data;
  useOpenExact(answer, keyword, all === undefined && group === undefined && page === 1);
  useEffect(() => {
    if (problem === undefined) rememberSearch(keyword);
  }, [keyword, problem]);
  return (
    <div className="grid gap-4">
      <ListPaper />
      <header className="flex items-center gap-3">
        <h1
          className="line-clamp-3 min-w-0 flex-1 wrap-anywhere font-semibold text-28"
          title={keyword.length > LONG ? keyword : undefined}
        >
          <WholeWords text={problem === 'missing' ? t('searchTitle') : t('resultsFor', { keyword })} />
        </h1>
        {problem === undefined && (
          <>
            <PrintButton label={t('print')} />
            <ShareButton label={t('share')} copiedLabel={t('linkCopied')} title={keyword} />
          </>
        )}
      </header>
      {problem === undefined ? (
        <Results found={found} query={{ ...query, fits }} />
      ) : (
        <NothingFound keyword={keyword} problem={problem} />
      )}
      <QuickViewHost />
    </div>
  );
}

function Results({ found, query }: { found: ReturnType<typeof useFound>; query: ShownQuery }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const retry = <Button onClick={() => void found.refetch()}>{t('retry')}</Button>;
  const isOffline = found.error instanceof NoAnswer && found.error.kind === 'offline';
  if (found.error instanceof NoAnswer && (!found.data || found.isPlaceholderData)) {
    const words = isOffline ? { title: t('offline'), text: t('offlineText') } : wordsOf(found.error);
    return (
      <>
        <Suspense>
          <FoundOnDevice keyword={query.keyword} />
        </Suspense>
        <ErrorState title={words.title} meaning={words.text} action={retry} />
      </>
    );
  }
  if (found.data) {
    const { groups, nearMachines, isMoreNear, nearCodes } = found.data;
    const isEmpty = groups.every((group) => group.total === 0);
    return (
      <div
        aria-busy={found.isPlaceholderData || undefined}
        className={classNames('grid gap-4 transition-opacity', found.isPlaceholderData && 'opacity-60')}
      >
        {nearMachines.length > 0 && <NearMachines hits={nearMachines} isMore={isMoreNear} keyword={query.keyword} />}
        {nearCodes.length > 0 && <NearCodes hits={nearCodes} keyword={query.keyword} />}
        {isEmpty && nearMachines.length + nearCodes.length === 0 && (
          <NothingFound keyword={query.keyword} problem={undefined} />
        )}
        {!isEmpty && <ResultGroups found={found.data} query={query} />}
      </div>
    );
  }
  if (!found.error) return <Loading />;
  const { title, text } = wordsOf(found.error);
  if (!isForbidden(found.error)) return <ErrorState title={title} meaning={text} action={retry} />;
  // Asking again changes no right; the parts desk does.
  const contact = (
    <Anchor href="/contact" className={buttonLook('secondary')}>
      {t('contact')}
    </Anchor>
  );
  return <RefusedState title={title} text={text} action={contact} />;
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-2">
      <Skeleton className="mb-2 h-10 w-80 max-w-full" />
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={`hit-${row.toString()}`} className="h-40 w-full md:h-20" />
      ))}
    </div>
  );
}
