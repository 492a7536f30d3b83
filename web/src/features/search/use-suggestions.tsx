// Suggestions while somebody types (product §5 Search): a moment after the last letter, the question before it cancelled.
import { BookOpen, Cog, FileText, Layers, Package, Truck } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { NoAnswer } from '../../client/failures.ts';
import type { SuggestionGroup } from '../../ui/search-suggestions.tsx';
import { FoundBy } from './found-by.tsx';
import { hrefOfHit } from './search.rules.ts';
import { type Hit, useOffers } from './search.data.ts';
import { type SearchKey, useTexts } from './search.texts.ts';

const AFTER_MS = 120;
const KINDS = [
  ['machine', 'groupMachines', Truck],
  ['model', 'finalAssembly', Cog],
  ['part', 'parts', Package],
  ['figure', 'figures', Layers],
  ['chapter', 'chapters', BookOpen],
  ['manual', 'brochures', FileText],
] as const satisfies readonly (readonly [Hit['kind'], SearchKey, unknown])[];

/** What the search box shows under itself. */
export interface Suggestions {
  groups: readonly SuggestionGroup[];
  status: ReactNode;
  /** Where a suggestion leads. */
  hrefOf: (id: string) => string | undefined;
}

const idOf = (hit: Hit): string => `${hit.kind}-${hit.id}`;

function useLater(text: string): string {
  const [later, setLater] = useState('');
  useEffect(() => {
    const clock = setTimeout(() => setLater(text), text === '' ? 0 : AFTER_MS);
    return () => clearTimeout(clock);
  }, [text]);
  return text === '' ? '' : later;
}

/** The offers for a text. */
export function useSuggestions(text: string): Suggestions {
  const t = useTexts();
  const keyword = useLater(text.trim());
  const offers = useOffers(keyword);
  const hostId = useChosenMachine()?.hostId;
  const isOffline =
    offers.fetchStatus === 'paused' || (offers.error instanceof NoAnswer && offers.error.kind === 'offline');
  return useMemo(() => {
    const hits = keyword === '' || isOffline || offers.error ? [] : (offers.data ?? []);
    const groups = KINDS.flatMap(([kind, label, Icon]) => {
      const items = hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          id: idOf(hit),
          code: hit.code,
          title: hit.title,
          detail: <Detail hit={hit} />,
          icon: <Icon aria-hidden="true" />,
        }));
      return items.length > 0 ? [{ id: kind, label: t(label), items }] : [];
    });
    const isReady = keyword !== '' && offers.data !== undefined && !offers.isPlaceholderData;
    const hrefs = new Map(hits.map((hit) => [idOf(hit), hrefOfHit(hit, hostId)]));
    const status = isOffline
      ? t('offline')
      : offers.error
        ? t('noOffers')
        : isReady
          ? t('offerCount', { count: hits.length })
          : undefined;
    return { groups, status, hrefOf: (id) => hrefs.get(id) };
  }, [keyword, isOffline, offers.data, offers.error, offers.isPlaceholderData, hostId, t]);
}

/** Why it is offered; a plain name is no news. */
function Detail({ hit }: { hit: Hit }) {
  if (hit.foundBy === 'name' && hit.matched === null) return hit.subtitle;
  if (hit.kind === 'part') return <FoundBy hit={hit} />;
  return (
    <>
      {hit.subtitle && <>{hit.subtitle} · </>}
      <FoundBy hit={hit} />
    </>
  );
}
