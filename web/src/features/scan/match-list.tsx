// Things that may be meant, the likeliest first, each for one tap (product §5 Scan: never chosen silently).
import {
  ChevronRight,
  ClipboardList,
  Cog,
  Layers,
  type LucideIcon,
  PackageOpen,
  ScrollText,
  TriangleAlert,
} from 'lucide-react';
import { useId } from 'react';
import { formatDay } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { MachinePicture } from '../machines/index.ts';
import type { Match, Reading } from './scan.data.ts';
import { yearOnPlate } from './scan.rules.ts';
import { type ScanKey, useTexts } from './scan.texts.ts';

type MatchListProps = {
  matches: readonly Match[];
  reading: Reading;
  hrefOf: (match: Match) => string;
  onOpen: (() => void) | undefined;
};

/** What the list is headed by: the demo's stand-in, things found, or things that only look alike. */
function headingOf({ isSimulated, from }: Reading, matches: readonly Match[]): { title: ScanKey; text: ScanKey } {
  if (isSimulated) return { title: 'simulatedTitle', text: 'simulatedText' };
  const isAlike = matches.every(({ foundBy }) => foundBy !== 'exact');
  if (isAlike) return { title: 'alikeTitle', text: 'alikeText' };
  if (from === 'plate') return { title: matches.length === 1 ? 'plateOne' : 'plateSeveral', text: 'compareText' };
  return matches.length === 1
    ? { title: 'insideTitle', text: 'insideText' }
    : { title: 'severalTitle', text: 'severalText' };
}

export function MatchList({ matches, reading, hrefOf, onOpen }: MatchListProps) {
  const t = useTexts();
  const id = useId();
  const { title, text } = headingOf(reading, matches);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <div role="status">
        <h2 id={id} className="font-semibold text-20">
          {t(title)}
        </h2>
        <p className="text-ink-soft">{t(text)}</p>
      </div>
      <ul className="rounded-box border border-line bg-surface">
        {matches.map((match) => (
          <li key={`${match.kind} ${match.id}`} className="border-line border-b last:border-b-0">
            <MatchRow
              match={match}
              year={reading.from === 'plate' ? yearOnPlate(reading.texts) : undefined}
              href={hrefOf(match)}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type MatchRowProps = Pick<MatchListProps, 'onOpen'> & {
  match: Match;
  /** The year the plate bears. */
  year: string | undefined;
  href: string;
};

function MatchRow({ match, year, href, onOpen }: MatchRowProps) {
  const t = useTexts();
  return (
    <Anchor href={href} onClick={onOpen} className="flex min-h-18 items-center gap-4 px-3 py-2.5 hover:bg-hover">
      <Sign match={match} />
      <span className="wrap-anywhere grid min-w-0 flex-1">
        <span className="font-mono font-semibold text-16">{match.code}</span>
        <span className="flex flex-wrap gap-x-2">
          {match.kind === 'machine' && <span className="font-semibold">{match.model}</span>}
          <span lang={match.titleLang ?? undefined}>{match.title}</span>
          {match.ownName && <span className="text-ink-soft">{match.ownName}</span>}
        </span>
        <Why match={match} />
        <OtherYear match={match} year={year} />
        <span className={PAPERS.has(match.kind) ? 'text-14 text-ink-soft' : 'sr-only'}>{t(KINDS[match.kind])}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Anchor>
  );
}

// A number of a paper does not say by itself what it is of.
const PAPERS = new Set<Match['kind']>(['order', 'packingList', 'return']);
const KINDS = {
  machine: 'kindMachine',
  part: 'kindPart',
  figure: 'kindFigure',
  order: 'kindOrder',
  packingList: 'kindPackingList',
  return: 'kindReturn',
} as const;
const FOUND_BY = { exact: undefined, lookAlike: 'foundLookAlike', near: 'foundNear' } as const;

/** What can be compared with the plate, and why it was found. */
function Why({ match }: { match: Match }) {
  const t = useTexts();
  const language = useLanguage();
  const why = FOUND_BY[match.foundBy];
  return (
    <span className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
      {match.manufactureDate && <span>{t('built', { day: formatDay(match.manufactureDate, language) })}</span>}
      {match.isModelRead && <span>{t('modelRead')}</span>}
      {why && <span>{t(why, { text: match.readAs })}</span>}
    </span>
  );
}

/** A machine of another year than its plate bears is likely another one, misread. */
function OtherYear({ match, year }: Pick<MatchRowProps, 'match' | 'year'>) {
  const t = useTexts();
  const known = match.manufactureDate?.slice(0, 4);
  if (year === undefined || known === undefined || year === known) return null;
  return (
    <span className="flex items-center gap-1.5 font-semibold text-14 text-wait">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      {t('otherYear', { plate: year, known })}
    </span>
  );
}

const ICONS: Record<Exclude<Match['kind'], 'machine'>, LucideIcon> = {
  part: Cog,
  figure: Layers,
  order: ScrollText,
  packingList: ClipboardList,
  return: PackageOpen,
};

function Sign({ match }: { match: Match }) {
  if (match.kind === 'machine')
    return <MachinePicture machine={{ image: match.image, type: match.title }} className="h-13 w-18" />;
  const Icon = ICONS[match.kind];
  return (
    <span className="grid size-13 shrink-0 place-items-center rounded-inner bg-sunken">
      <Icon aria-hidden="true" className="size-6 text-ink-soft" />
    </span>
  );
}
