// Parts often changed with this one (spec §2 related products): each with why, asked once the page stands, so that the part itself waits for none of them.
import type { PartTogether } from '@outrigger/contract';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { Refused } from '../../client/api/failures.ts';
import { useCall } from '../../client/api/use-call.ts';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { FoldedSection } from '../../ui/layout/folded-section.tsx';
import { FitVerdict } from '../fit/index.ts';
import { type DetailKey, useTexts } from '../parts/detail.texts.ts';
import { useFitsOnMachine } from '../parts/parts.data.ts';
import { AllListed, PartCard } from '../supersession/index.ts';

type Reason = PartTogether['reasons'][number];
const REASONS = {
  ordered: 'withOrdered',
  kit: 'withKit',
  set: 'withSet',
  attached: 'withAttached',
  attachedTo: 'withAttachedTo',
} as const satisfies Record<Reason['kind'], DetailKey>;

/** Nothing where no part is known to be changed with it, nor away from the network, where the frame says so already. */
export function ChangedWith({ partId }: { partId: number }) {
  const t = useTexts();
  const { number } = useFormats();
  const together = useCall(partCalls.goodsTogether, { id: partId });
  const parts = together.data ?? [];
  if (together.error instanceof Refused && !together.data) {
    return (
      <FoldedSection id="part-with" title={t('changedWith')}>
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-14 text-ink-soft">{t('withFailed')}</p>
          <Button onClick={() => void together.refetch()}>{t('retry')}</Button>
        </div>
      </FoldedSection>
    );
  }
  if (parts.length === 0) return null;
  return (
    <FoldedSection id="part-with" title={t('changedWith')} count={number(parts.length)}>
      <Cards parts={parts} />
    </FoldedSection>
  );
}

function Cards({ parts }: { parts: readonly PartTogether[] }) {
  const machine = useChosenMachine();
  const verdicts = useFitsOnMachine(
    parts.map(({ part }) => part.id),
    machine?.hostId,
  ).data;
  const fits = new Map(verdicts?.map((fit) => [fit.partId, fit]));
  return (
    <AllListed value={parts.map(({ part }) => part)}>
      <ul className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(100%,16.5rem),1fr))]">
        {parts.map(({ part, reasons }) => {
          const fit = fits.get(part.id);
          return (
            <li key={part.id}>
              <PartCard
                part={part}
                isMisfit={fit?.verdict === 'doesNotFit'}
                note={
                  <>
                    {fit && <FitVerdict {...fit} isBare isShort />}
                    <Why reasons={reasons} />
                  </>
                }
              />
            </li>
          );
        })}
      </ul>
    </AllListed>
  );
}

function Why({ reasons }: { reasons: readonly Reason[] }) {
  const t = useTexts();
  return (
    <ul className="grid text-14 text-ink-soft">
      {reasons.map(({ kind, code }) => (
        <li key={kind}>{t(REASONS[kind], { code: code ?? '' })}</li>
      ))}
    </ul>
  );
}
