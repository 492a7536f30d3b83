// The machines found or owned, page by page, with the numbers that may have been meant (spec §2 history).
import { limits } from '@outrigger/contract';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { isRefused } from '../../../client/api/failures.ts';
import { isForbidden } from '../../../client/api/forbidden.ts';
import { session } from '../../../client/session/session.ts';
import { useStore } from '../../../client/stored/store.ts';
import { Anchor, TextLink } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { RefusedState } from '../../../ui/states/refused-state.tsx';
import { PageSizes } from '../../../ui/tables/page-sizes.tsx';
import { Pagination } from '../../../ui/tables/pagination.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { MachineTable } from './machine-table.tsx';
import { historyHref, type MachineQuery, type useMachines } from './history.data.ts';
import { partsListHref } from '../machines.data.ts';
import { useTexts } from './history.texts.ts';
import { useLengthWords, useSerialLengths } from './serial-lengths.data.ts';

const [SMALLEST] = limits.tablePageSizes;

/** A page of machines as it was answered. */
export type Found = NonNullable<ReturnType<typeof useMachines>['data']>;

/** The page of machines, nearby numbers above it. */
export function MachinesFound({ query, found }: { query: MachineQuery; found: Found }) {
  const t = useTexts();
  const user = useStore(session)?.user;
  const pageCount = Math.max(1, Math.ceil(found.total / query.pageSize));
  return (
    <>
      <Suggestions query={query} serials={found.suggestions} />
      <MachineTable
        machines={found.items}
        sort={query.sort}
        hrefOf={(machine) => partsListHref(machine, query.back)}
        sortHref={(sort) => historyHref({ ...query, sort, page: 1 })}
        mayEdit={user !== undefined && user.role !== 'admin'}
        empty={found.total > 0 ? <PastEnd query={query} /> : <Empty keyword={query.keyword} />}
      />
      {found.total > SMALLEST && query.page <= pageCount && (
        <Pagination
          page={query.page}
          pageCount={pageCount}
          hrefOf={(page) => historyHref({ ...query, page })}
          labels={{
            nav: t('pages'),
            previous: t('previous'),
            next: t('next'),
            page: (page) => t('page', { page }),
          }}
          end={
            <PageSizes
              label={t('rowsPerPage')}
              sizes={limits.tablePageSizes}
              size={query.pageSize}
              hrefOf={(pageSize) => historyHref({ ...query, pageSize, page: 1 })}
            />
          }
        />
      )}
    </>
  );
}

function Suggestions({ query, serials }: { query: MachineQuery; serials: readonly string[] }) {
  const t = useTexts();
  if (serials.length === 0) return null;
  return (
    <p className="rounded-box border border-line bg-wait-ground p-4 text-wait">
      {t('didYouMean')}{' '}
      {serials.map((serial, index) => (
        <span key={serial}>
          {index > 0 && ', '}
          <TextLink
            href={historyHref({ ...query, keyword: serial, page: 1 })}
            className="inline-flex min-h-control items-center font-mono"
          >
            {serial}
          </TextLink>
        </span>
      ))}
    </p>
  );
}

function PastEnd({ query }: { query: MachineQuery }) {
  const t = useTexts();
  return (
    <EmptyState
      title={t('pastEnd')}
      action={
        <Anchor href={historyHref({ ...query, page: 1 })} className={buttonLook('secondary')}>
          {t('firstPage')}
        </Anchor>
      }
    />
  );
}

function Empty({ keyword }: { keyword: string | undefined }) {
  const t = useTexts();
  const drawing = <ScissorLift hasCallouts />;
  if (keyword === undefined) return <EmptyState drawing={drawing} title={t('noneYet')} text={t('noneYetText')} />;
  // That nothing was found is said at the field, where it is mended.
  return <div className="mx-auto w-48 py-6">{drawing}</div>;
}

/** Why there is no list, and what to do. */
export function NoMachines({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { title, text } = wordsOf(error);
  const { serial, identification } = useSerialLengths();
  const lengthsIn = useLengthWords();
  if (isRefused(error, 'keywordLength')) {
    const lengths = { serial: lengthsIn(serial), identification: lengthsIn(identification) };
    return <ErrorState title={text} meaning={t('lengthRule', lengths)} />;
  }
  if (!isForbidden(error))
    return <ErrorState title={title} meaning={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
  // Asking again changes no right; the parts desk does.
  const contact = (
    <Anchor href="/contact" className={buttonLook('secondary')}>
      {t('contact')}
    </Anchor>
  );
  return <RefusedState title={title} text={text} action={contact} />;
}

/** The place of the list while it is asked for. */
export function MachinesAwaited() {
  return (
    <div aria-busy="true" className="grid gap-px overflow-hidden rounded-box border border-line bg-surface p-3">
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={`row-${row.toString()}`} className="my-1 h-12 w-full" />
      ))}
    </div>
  );
}
