// Credit line, store credit and the statement of both, for who may see prices (product §7 Credit: statements for the buyer).
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Button } from '../../ui/button.tsx';
import { isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { TelescopicBoom } from '../../ui/pictures/drawings/telescopic-boom.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { AccountCards } from './account-cards.tsx';
import { ConfirmationAmount } from './confirmation-amount.tsx';
import type { CreditSearch } from './credit-search.rules.ts';
import { type Statement, useStatement } from './credit.data.ts';
import { useTexts } from './credit.texts.ts';
import { StatementTable } from './statement-table.tsx';
import { StatementTools } from './statement-tools.tsx';

export function CreditScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const search: CreditSearch = useSearch({ from: '/credit' });
  const { currency, from, to, page = 1, pageSize = limits.tablePageSize } = search;
  const isMain = useStore(session)?.user?.role === 'main';
  // A range that ends before it begins is said at its field and never asked for (spec §5).
  const isValid = isDateRangeValid({ from: from ?? '', to: to ?? '' });
  const statement = useStatement({ currency, from, to }, { page, pageSize }, isValid);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('lead')}</p>
      </div>
      {statement.isLoading && <Loading />}
      {statement.error && !statement.data && (
        <ErrorState
          title={say(statement.error).title}
          meaning={say(statement.error).text}
          action={<Button onClick={() => void statement.refetch()}>{t('again')}</Button>}
        />
      )}
      {statement.data && <Filled statement={statement.data} search={search} isValid={isValid} />}
      {isMain && <ConfirmationAmount />}
    </div>
  );
}

type FilledProps = { statement: Statement; search: CreditSearch; isValid: boolean };

function Filled({ statement, search, isValid }: FilledProps) {
  const t = useTexts();
  if (!statement.account)
    return <EmptyState drawing={<TelescopicBoom />} title={t('noAccount')} text={t('noAccountText')} />;
  return (
    <>
      <AccountCards account={statement.account} />
      <section aria-label={t('statement')} className="grid gap-3">
        <h2 className="font-semibold text-20">{t('statement')}</h2>
        <StatementTools search={search} currencies={statement.currencies} chosen={statement.account.currency} />
        {isValid && <StatementTable statement={statement} search={search} />}
      </section>
    </>
  );
}

function Loading() {
  return (
    <div className="grid gap-4" aria-hidden="true">
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-44 w-full rounded-box" />
        <Skeleton className="h-44 w-full rounded-box" />
      </div>
      <Skeleton className="h-64 w-full rounded-box" />
    </div>
  );
}
