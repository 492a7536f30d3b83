// What the lists of books and of hits share: waiting, failing, pages.
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { type ListAddress, listHref } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';

/** The place of a list while it is asked for, or why there is none. */
export function ListState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  if (error)
    return (
      <ErrorState
        title={t('failed')}
        meaning={wordsOf(error).text}
        action={<Button onClick={onRetry}>{t('retry')}</Button>}
      />
    );
  return (
    <div aria-busy="true" className="grid gap-3">
      {Array.from({ length: 4 }, (_, row) => (
        <Skeleton key={row.toString()} className="h-28 w-full rounded-box" />
      ))}
    </div>
  );
}

type ListPagesProps = { at: ListAddress; page: number; total: number; pageSize: number };

/** The pages of a list, where there are several. */
export function ListPages({ at, page, total, pageSize }: ListPagesProps) {
  const t = useTexts();
  if (total <= pageSize) return null;
  return (
    <Pagination
      page={page}
      pageCount={Math.ceil(total / pageSize)}
      hrefOf={(next) => listHref({ ...at, page: next })}
      labels={{
        nav: t('listPages'),
        previous: t('previous'),
        next: t('next'),
        page: (of) => t('listPage', { page: of }),
      }}
    />
  );
}
