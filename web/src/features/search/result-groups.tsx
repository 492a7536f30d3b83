// The groups of spec §2 as tabs with counts, and one page of the chosen one.
import { FitsOnly, NoneFits, NoSuchPage, PartList, RestOfList } from '../catalogue/index.ts';
import { useRouter } from '@tanstack/react-router';
import { keepFitsOnly } from '../../client/fits-only.ts';
import { useFormats } from '../../client/formats.ts';
import { Pagination } from '../../ui/tables/pagination.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { isByOwnName } from './found-by.rules.ts';
import { FoundBy } from './found-by.tsx';
import { HitList } from './hit-list.tsx';
import { isToldApart, SubtitleOf } from './hit-subtitle.tsx';
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
      {!isFolded(found, query) && <Pages found={found} query={query} />}
    </>
  );
}

/** The pages after one whose end is folded away hold nothing that fits. */
const isFolded = (found: Found, query: ShownQuery): boolean =>
  query.group === 'parts' && splitOf(found, query).rest > 0;

function PartHits({ found, query }: { found: Found; query: ShownQuery }) {
  const router = useRouter();
  const show = (fits: '0' | '1') =>
    void router.navigate({
      to: '/searchResult',
      search: { keyword: query.keyword, group: 'parts', all: '1', fits },
      resetScroll: false,
    });
  const hold = (isOn: boolean) => {
    keepFitsOnly(isOn);
    show(isOn ? '1' : '0');
  };
  const { fitting, rest } = splitOf(found, query);
  return (
    <>
      <FitsOnly isOn={query.fits === '1'} total={undefined} onChange={hold} />
      {fitting.length === 0 && rest > 0 ? (
        <NoneFits onShowAll={() => show('0')} />
      ) : (
        <>
          <FoundParts hits={fitting} />
          <RestOfList count={rest} onShow={() => show('0')} />
        </>
      )}
    </>
  );
}

/** What fits the machine comes first in the answer; the rest of it, on this page and those after it, is folded away. */
function splitOf(found: Found, { fits, hostId }: ShownQuery): { fitting: Found['items']; rest: number } {
  if (fits !== '1' || hostId === undefined) return { fitting: found.items, rest: 0 };
  const fitting = found.items.filter(({ verdict }) => verdict === undefined || verdict === 'fits');
  const isCut = fitting.length < found.items.length;
  const before = (found.page - 1) * found.pageSize;
  return { fitting, rest: isCut ? found.total - before - fitting.length : 0 };
}

function FoundParts({ hits }: { hits: Found['items'] }) {
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  const parts = hits.flatMap((hit) => hit.part ?? []);
  return (
    <PartList
      parts={parts}
      noteOf={(part) => {
        const hit = byId.get(part.id);
        if (!hit) return null;
        return (
          <>
            {isToldApart(hit) && (
              <span className="text-14">
                <SubtitleOf hit={hit} />
              </span>
            )}
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
