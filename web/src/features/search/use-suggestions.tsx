// Suggestions while somebody types (product §5 Search): a moment after the last letter, the question before it cancelled.
import { limits } from '@outrigger/contract';
import { BookOpen, Cog, FileText, Layers, Package, Search, Truck } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { NoAnswer } from '../../client/api/failures.ts';
import type { SuggestionGroup } from '../../ui/fields/search-suggestions.tsx';
import { isByOwnName } from './found-by.rules.ts';
import { FoundBy } from './found-by.tsx';
import { hasSubtitle, SubtitleOf } from './hit-subtitle.tsx';
import { InBook, isChoiceOfModel, isPlaced } from './in-book.tsx';
import { hrefOfHit, keywordProblem } from './search.rules.ts';
import { ReplacedByCodes } from './replaced-by-codes.tsx';
import { ShortFit } from './short-fit.tsx';
import { type Hit, useOffers } from './search.data.ts';
import { type SearchKey, useTexts } from './search.texts.ts';

const AFTER_MS = 120;
const ALL = 'all-results';
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

const resultsHref = (search: Record<string, string>): string => `/searchResult?${new URLSearchParams(search)}`;
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
  const machine = useChosenMachine();
  const hostId = machine?.hostId;
  const isTooLong = keywordProblem(keyword) === 'tooLong';
  const offers = useOffers(isTooLong ? '' : keyword, hostId);
  // What was offered stays when asking anew fails.
  const error = offers.data === undefined ? offers.error : null;
  const isOffline = error instanceof NoAnswer && error.kind === 'offline';
  return useMemo(() => {
    const hits = keyword === '' || isTooLong ? [] : (offers.data ?? []);
    const groups: SuggestionGroup[] = KINDS.flatMap(([kind, label, Icon]) => {
      const items = hits
        .filter((hit) => hit.kind === kind)
        .map((hit) => ({
          id: idOf(hit),
          // A chapter has no code that anybody knows it by.
          ...(kind === 'chapter' ? {} : { code: hit.code }),
          title: hit.titleLang ? <span lang={hit.titleLang}>{hit.title}</span> : hit.title,
          detail: <Detail hit={hit} serial={machine?.serialNumber} />,
          icon: <Icon aria-hidden="true" />,
        }));
      return items.length > 0 ? [{ id: kind, label: t(label), items }] : [];
    });
    const isReady = keyword !== '' && offers.data !== undefined && !offers.isPlaceholderData;
    // The way to everything found, for whom these few do not hold; more is found of some of the words than is offered.
    if (groups.length > 0 || (isReady && !isTooLong)) {
      const title = t('allResults', { keyword });
      groups.push({ id: ALL, items: [{ id: ALL, title, icon: <Search aria-hidden="true" /> }] });
    }
    // The results choose the machine that was typed beside a part, and open the part.
    const hrefOf = (hit: Hit) => (hit.fitsSerial ? resultsHref({ keyword }) : hrefOfHit(hit, hostId));
    const hrefs = new Map(hits.map((hit) => [idOf(hit), hrefOf(hit)]));
    hrefs.set(ALL, resultsHref({ keyword, all: '1' }));
    const length = { most: limits.keywordMax, length: keyword.length };
    const status = isTooLong
      ? t('wrongLengthText', length)
      : isOffline
        ? t('offline')
        : error
          ? t('noOffers')
          : isReady
            ? t('offerCount', { count: hits.length })
            : undefined;
    return { groups, status, hrefOf: (id) => hrefs.get(id) };
  }, [keyword, isTooLong, isOffline, offers.data, error, offers.isPlaceholderData, hostId, machine?.serialNumber, t]);
}

type DetailProps = { hit: Hit; serial: string | undefined };

/** What it is, which tells apart what bears one name, and why it is offered; a plain name is no news. */
function Detail({ hit, serial: chosen }: DetailProps) {
  const serial = hit.fitsSerial ?? chosen;
  const isReplaced = hit.replacedBy !== undefined && hit.replacedBy.length > 0;
  // That a code is an old one is said by what replaced it.
  const isOld = isReplaced && hit.foundBy === 'superseded';
  const isPlain = isOld || isByOwnName(hit);
  const words = [
    hit.verdict !== undefined && serial !== undefined && <ShortFit key="fit" verdict={hit.verdict} serial={serial} />,
    isPlaced(hit) && <InBook key="book" hit={hit} />,
    hasSubtitle(hit) && !isChoiceOfModel(hit) && <SubtitleOf key="subtitle" hit={hit} />,
    !isPlain && <FoundBy key="reason" hit={hit} />,
    hit.replacedBy && isReplaced && <ReplacedByCodes key="replaced" successors={hit.replacedBy} />,
  ].filter(Boolean);
  return words.length === 0 ? null : <span className="flex flex-wrap gap-x-3">{words}</span>;
}
