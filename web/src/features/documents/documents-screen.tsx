// All documents of the company by day and purchase order, each to be saved (product §7 Invoice).
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { isDateRangeValid } from '../../ui/fields/date-range-field.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { DocumentSearch } from './documents-address.ts';
import { DocumentFilters } from './documents-filters.tsx';
import { DocumentTable } from './document-table.tsx';
import { useDocuments } from './documents.data.ts';
import { useTexts } from './documents.texts.ts';
import { useMaySeePrices } from './use-may-see-prices.ts';

export function DocumentsScreen() {
  const t = useTexts();
  const say = useFailureWords();
  const maySeePrices = useMaySeePrices();
  const search: DocumentSearch = useSearch({ from: '/documents' });
  const { page = 1, pageSize = limits.tablePageSize, ...filter } = search;
  // A range that ends before it begins is said at its field and never asked for (spec §5).
  const isValid = isDateRangeValid({ from: filter.from ?? '', to: filter.to ?? '' });
  const documents = useDocuments(filter, { page, pageSize }, isValid);
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t(maySeePrices ? 'lead' : 'leadNoPrices')}</p>
      </div>
      <DocumentFilters search={search} />
      {documents.isLoading && <Loading />}
      {documents.error && !documents.data && (
        <ErrorState
          title={say(documents.error).title}
          meaning={say(documents.error).text}
          action={<Button onClick={() => void documents.refetch()}>{t('again')}</Button>}
        />
      )}
      {isValid && documents.data && <DocumentTable documents={documents.data} search={search} />}
    </div>
  );
}

function Loading() {
  return (
    <div className="grid gap-2" aria-hidden="true">
      {Array.from({ length: 5 }, (_, row) => (
        <Skeleton key={`row-${row.toString()}`} className="h-14 w-full rounded-box" />
      ))}
    </div>
  );
}
