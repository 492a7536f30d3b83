// The groups of spec §2 as tabs with counts, and one page of the chosen one.
import { FitsOnly, NoneFits, NoSuchPage, PartList } from '../catalogue/index.ts';
import { useRouter } from '@tanstack/react-router';
import { useFormats } from '../../client/formats.ts';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { isByOwnName } from './found-by.rules.ts';
import { FoundBy } from './found-by.tsx';
import { HitList } from './hit-list.tsx';
import { InBook } from './in-book.tsx';
import { GuessHint, ModelHint, RestHint } from './result-hints.tsx';
import type { Found, Group, ShownQuery } from './search.data.ts';
import { useTexts } from './search.texts.ts';

/** The group shown: the one asked for, else the first that holds anything, as the server chooses. */
function shownGroup(found: Found, asked: Group | undefined): Group {
  return asked ?? found.groups.find((group) => group.total > 0)?.group ?? 'parts';
}

export function ResultGroups({ found, query }: { found: Found; query: ShownQuery }) {
  const t = useTexts();
  const { number } = useFormats();
  const router = useRouter();
  const shown = shownGroup(found, query.group);
  const groups = found.groups.filter((group) => group.total > 0 || group.group === shown);
  const choose = (value: string) => {
    const group = found.groups.find((one) => one.group === value)?.group;
    void router.navigate({
      to: '/searchResult',
      search: { keyword: query.keyword, group, all: '1', fits: query.fits },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <Tabs
      label={t('groups')}
      value={shown}
      onChange={choose}
      items={groups.map(({ group, total, isAtLeast }) => ({
        value: group,
        label: (
          <>
            {t(group)}{' '}
            <span className="figures font-normal text-ink-soft">
              {number(total)}
              {isAtLeast && '+'}
            </span>
          </>
        ),
      }))}
    >
      <div className="grid gap-4">
        <h2 className="sr-only font-semibold print:not-sr-only">{t(shown)}</h2>
        <ModelHint found={found} />
        <RestHint found={found} />
        <GuessHint found={found} keyword={query.keyword} />
        <Hits found={found} query={{ ...query, group: shown }} />
      </div>
    </Tabs>
  );
}

function Hits({ found, query }: { found: Found; query: ShownQuery }) {
  if (found.items.length === 0 && found.total > 0) return <NoSuchPage firstHref={hrefOfPage(query, 1)} />;
  return (
    <>
      {query.group === 'parts' ? <PartHits found={found} query={query} /> : <HitList hits={found.items} />}
      <Pages found={found} query={query} />
    </>
  );
}

function PartHits({ found, query }: { found: Found; query: ShownQuery }) {
  const router = useRouter();
  const hold = (isOn: boolean) =>
    void router.navigate({
      to: '/searchResult',
      search: { keyword: query.keyword, group: 'parts', all: '1', fits: isOn ? '1' : undefined },
      resetScroll: false,
    });
  return (
    <>
      <FitsOnly isOn={query.fits !== undefined} total={found.total} onChange={hold} />
      {query.only !== undefined && found.total === 0 ? (
        <NoneFits onShowAll={() => hold(false)} />
      ) : (
        <FoundParts found={found} />
      )}
    </>
  );
}

function FoundParts({ found }: { found: Found }) {
  const byId = new Map(found.items.map((hit) => [hit.id, hit]));
  const parts = found.items.flatMap((hit) => hit.part ?? []);
  return (
    <PartList
      parts={parts}
      noteOf={(part) => {
        const hit = byId.get(part.id);
        if (!hit) return null;
        return (
          <>
            {!isByOwnName(hit) && <FoundBy hit={hit} />}
            <InBook hit={hit} />
          </>
        );
      }}
    />
  );
}

const hrefOfPage = ({ keyword, group = 'parts', fits }: ShownQuery, page: number): string =>
  `/searchResult?${new URLSearchParams({ keyword, group, all: '1', ...(fits ? { fits } : {}), page: String(page) })}`;

function Pages({ found, query }: { found: Found; query: ShownQuery }) {
  const t = useTexts();
  const { number } = useFormats();
  if (found.total <= query.pageSize) return null;
  const first = (found.page - 1) * query.pageSize + 1;
  const isAtLeast = found.groups.find((one) => one.group === query.group)?.isAtLeast;
  return (
    <Pagination
      page={found.page}
      pageCount={Math.ceil(found.total / query.pageSize)}
      hrefOf={(page) => hrefOfPage(query, page)}
      range={t('range', {
        from: number(first),
        to: number(first + found.items.length - 1),
        total: `${number(found.total)}${isAtLeast ? '+' : ''}`,
      })}
      labels={{ nav: t('pages'), previous: t('previous'), next: t('next'), page: (page) => t('page', { page }) }}
    />
  );
}
