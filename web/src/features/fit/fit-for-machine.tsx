// The verdict of this part for the machine on the strip, or the way to choose one (design: verdicts speak about the chosen machine).
import type { PartDetail } from '@outrigger/contract';
import { useRef } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useMachineChoicePath } from '../../client/address/machine-choice-path.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { useHandOnFocus } from '../../ui/hand-on-focus.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { FitVerdict } from './fit-verdict.tsx';
import { useFitsOnMachine } from '../parts/parts.data.ts';
import { useTexts } from '../parts/detail.texts.ts';

type FitProps = {
  part: Pick<PartDetail, 'id'>;
  /** The verdict alone, since the machine stands on the strip. */
  isShort?: boolean;
};

export function FitForMachine({ part, isShort }: FitProps) {
  const t = useTexts();
  const machine = useChosenMachine();
  const way = useMachineChoicePath();
  const fits = useFitsOnMachine([part.id], machine?.hostId);
  if (!machine) {
    return (
      <p className="text-14 text-ink-soft print:hidden">
        {t('noMachine')}{' '}
        <TextLink href={way} className="reach inline-block">
          {t('chooseMachine')}
        </TextLink>
      </p>
    );
  }
  if (fits.isPending) return <Skeleton className="h-11 w-64" />;
  // That nobody answered is no verdict.
  if (!fits.data) return <NotJudged error={fits.error} onRetry={() => void fits.refetch()} />;
  const [fit] = fits.data;
  if (!fit) return <StatusChip status="unknown">{t('fitUnknown')}</StatusChip>;
  if (isShort) return <FitVerdict {...fit} model={machine.model} isShort />;
  return (
    <div className="grid gap-1">
      <p className="text-14 text-ink-soft">
        {t('onMachine', { model: machine.model })} <span className="font-mono text-ink">{machine.serialNumber}</span>
      </p>
      <FitVerdict {...fit} model={machine.model} />
    </div>
  );
}

function NotJudged({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const own = useRef<HTMLDivElement>(null);
  useHandOnFocus(own);
  return (
    <div ref={own} role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-bad">
      <p>
        <strong>{t('fitFailed')}</strong> {useFailureWords()(error).text}
      </p>
      <Button size="small" onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}
