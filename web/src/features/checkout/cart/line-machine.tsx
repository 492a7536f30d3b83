// For which machine a line is, and whether the part fits it: said in cart and checkout, not first on the order (product §5).
import { FitVerdict } from '../../fit/index.ts';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useCall } from '../../../client/api/use-call.ts';
import type { CartLine } from '../../cart/cart.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { type Fitted, fitQuestions } from './line-fits.rules.ts';

const Questions = createContext<ReadonlyMap<string, string>>(new Map());

/** Lets the lines below ask for their fit together; it changes with parts and machines, not with quantities. */
export function LineFits({ lines, children }: { lines: readonly CartLine[]; children: ReactNode }) {
  const kept = JSON.stringify(
    lines.map(({ partId, machines }) => ({ partId, machines: machines.map(({ hostId }) => ({ hostId })) })),
  );
  const questions = useMemo(() => fitQuestions(JSON.parse(kept) as Fitted[]), [kept]);
  return <Questions value={questions}>{children}</Questions>;
}

/** With the pieces meant for it, where the line is for several machines. */
type LineMachineProps = { partId: number; machine: CartLine['machines'][number]; isOneOfSeveral: boolean };

export function LineMachine({ partId, machine, isOneOfSeveral }: LineMachineProps) {
  const t = useTexts();
  const ids = useContext(Questions).get(`${machine.hostId}:${partId}`);
  const fits = useCall(
    machineCalls.fitOfParts,
    { hostId: machine.hostId, ids: ids ?? '' },
    { enabled: ids !== undefined },
  );
  const named = { serial: machine.serialNumber, count: machine.qty };
  const fit = fits.data?.find((one) => one.partId === partId);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 wrap-anywhere text-14 text-ink-soft">
      <span>{isOneOfSeveral ? t('someForMachine', named) : t('forMachine', named)}</span>
      {fit && <FitVerdict {...fit} isBare isShort={fit.verdict === 'fits' && !fit.reason.replaces} />}
    </div>
  );
}
