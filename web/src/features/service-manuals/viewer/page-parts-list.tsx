// The parts whose codes are printed on the page that is read, each with the way to it and to its item in the machine's illustrations.
import { PenTool } from 'lucide-react';
import { figureHref } from '../../../client/address/figure-href.rules.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { type PrintedPart, usePageParts } from '../service-manuals.data.ts';
import { useTexts } from '../service-manuals.texts.ts';

export function PagePartsList({ manualId, page }: { manualId: number; page: number }) {
  const t = useTexts();
  const hostId = useChosenMachine()?.hostId;
  const parts = usePageParts(manualId, page, hostId);
  const say = useFailureWords();
  if (parts.error && !parts.data) return <p className="p-2 text-ink-soft">{say(parts.error).text}</p>;
  const each = [...new Map((parts.data ?? []).map((part) => [part.partId, part])).values()];
  if (each.length === 0)
    return <p className="p-2 text-ink-soft">{parts.isPending ? t('searching') : t('noParts', { page })}</p>;
  return (
    <ul className="grid">
      {each.map((part) => (
        <li key={part.partId} className="flex items-center gap-1">
          <Anchor
            href={`/detail?code=${encodeURIComponent(part.code)}`}
            className="grid min-h-12 min-w-0 flex-1 content-center rounded-inner px-2 py-1.5 hover:bg-hover"
          >
            <span className="font-mono font-semibold text-14">{part.code}</span>
            <span lang={part.nameLang ?? undefined} className="wrap-anywhere text-14 text-ink-soft">
              {part.name}
            </span>
          </Anchor>
          <ItemLink part={part} hostId={hostId} />
        </li>
      ))}
    </ul>
  );
}

/** To the part in the illustration of the chosen machine. */
function ItemLink({ part: { place, code }, hostId }: { part: PrintedPart; hostId: number | undefined }) {
  const t = useTexts();
  if (!place || hostId === undefined) return null;
  return (
    <Anchor
      href={figureHref({ hostId, figureId: place.figureId, item: place.itemNo })}
      aria-label={t('itemOf', { item: place.itemNo, code })}
      title={t('itemOf', { item: place.itemNo, code })}
      className="figures inline-flex min-h-control min-w-control shrink-0 items-center justify-center gap-1 rounded-inner border border-line px-2 text-14 hover:bg-hover"
    >
      <PenTool aria-hidden="true" className="size-4 text-ink-soft" />
      {place.itemNo}
    </Anchor>
  );
}
