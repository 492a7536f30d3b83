// Hits that are no parts: machines, models, figures, chapters and manuals, each with its reason and the way there (spec §2).
import { MachinePicture } from '../machines/index.ts';
import { BookOpen, ChevronRight, Cog, FileText, Layers } from 'lucide-react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { isByOwnName } from './found-by.rules.ts';
import { FoundBy } from './found-by.tsx';
import { hasSubtitle, SubtitleOf } from './hit-subtitle.tsx';
import { InBook, isChoiceOfModel } from './in-book.tsx';
import { ReplacedByCodes } from './replaced-by-codes.tsx';
import type { Hit } from './search.data.ts';
import { hrefOfHit } from './search.rules.ts';
import { ShortFit } from './short-fit.tsx';

const ICONS = { model: Cog, figure: Layers, chapter: BookOpen, manual: FileText, part: Layers, machine: Cog } as const;

export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul className="rounded-box border border-line bg-surface">
      {hits.map((hit) => (
        <li key={`${hit.kind}-${hit.id}`} className="border-line border-b last:border-b-0">
          <HitRow hit={hit} />
        </li>
      ))}
    </ul>
  );
}

function HitRow({ hit }: { hit: Hit }) {
  const machine = useChosenMachine();
  return (
    <Anchor
      href={hrefOfHit(hit, machine?.hostId)}
      className="flex min-h-16 items-center gap-4 px-3 py-2.5 hover:bg-hover"
    >
      <Sign hit={hit} />
      <span className="wrap-anywhere grid min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline gap-x-3">
          {hit.kind !== 'chapter' && <span className="font-mono font-semibold text-14">{hit.code}</span>}
          <span lang={hit.titleLang ?? undefined} className="font-semibold">
            {hit.title}
          </span>
        </span>
        <span className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
          {hit.verdict !== undefined && machine && <ShortFit verdict={hit.verdict} serial={machine.serialNumber} />}
          <InBook hit={hit} />
          {hasSubtitle(hit) && !isChoiceOfModel(hit) && <SubtitleOf hit={hit} />}
          {!isByOwnName(hit) && <FoundBy hit={hit} />}
          {hit.replacedBy && hit.replacedBy.length > 0 && <ReplacedByCodes successors={hit.replacedBy} />}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
    </Anchor>
  );
}

function Sign({ hit }: { hit: Hit }) {
  const Icon = ICONS[hit.kind];
  if (hit.kind === 'machine' || hit.kind === 'model') {
    const type = `${hit.subtitle ?? ''} ${hit.title}`;
    return <MachinePicture machine={{ image: hit.image, type }} className="h-13 w-18" />;
  }
  return (
    <span className="grid size-13 shrink-0 place-items-center rounded-inner bg-sunken">
      <Icon aria-hidden="true" className="size-6 text-ink-soft" />
    </span>
  );
}
