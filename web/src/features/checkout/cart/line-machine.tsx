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
  return (
    <Questions value={questions}>
      <FleetNumbers value={useFleetNumbers(questions.size > 0)}>{children}</FleetNumbers>
    </Questions>
  );
}

type Named = Pick<CartLine['machines'][number], 'hostId' | 'serialNumber'>;

/** What the company calls a machine, else its serial number; asked inside of `LineFits`. */
export function useMachineName(): (machine: Named) => string {
  const fleet = useContext(FleetNumbers);
  return ({ hostId, serialNumber }) => fleet.get(hostId) ?? serialNumber;
}

/** The same where no lines stand below. */
export function useMachineNames(isWanted: boolean): ReturnType<typeof useMachineName> {
  const fleet = useFleetNumbers(isWanted);
  return ({ hostId, serialNumber }) => fleet.get(hostId) ?? serialNumber;
}

const FleetNumbers = createContext<ReadonlyMap<number, string>>(new Map());

/** What a company calls its machines: a buyer knows HS-0223, nobody knows a serial number. */
function useFleetNumbers(isWanted: boolean): ReadonlyMap<number, string> {
  const { data } = useCall(
    machineCalls.machineList,
    { sort: 'recent', pageSize: NAMED },
    { enabled: isWanted, staleTime: 300_000 },
  );
  return useMemo(
    () =>
      new Map(
        data?.items.flatMap(({ hostId, fleetNumber, ownName }): [number, string][] =>
          (fleetNumber ?? ownName) ? [[hostId, fleetNumber ?? ownName ?? '']] : [],
        ),
      ),
    [data],
  );
}
// A cart is for few machines, and those were opened last.
const NAMED = 100;

type LineMachineProps = {
  partId: number;
  machine: CartLine['machines'][number];
  /** Says the pieces meant for it, where the line is for several machines. */
  isOneOfSeveral: boolean;
  /** False where the heading above says it. */
  isNamed?: boolean;
};

export function LineMachine({ partId, machine, isOneOfSeveral, isNamed = true }: LineMachineProps) {
  const t = useTexts();
  const ids = useContext(Questions).get(`${machine.hostId}:${partId}`);
  const fits = useCall(
    machineCalls.fitOfParts,
    { hostId: machine.hostId, ids: ids ?? '' },
    { enabled: ids !== undefined },
  );
  const named = { serial: useMachineName()(machine), count: machine.qty };
  const fit = fits.data?.find((one) => one.partId === partId);
  return (
    <div className="flex flex-wrap items-center gap-x-2 wrap-anywhere text-ink-soft">
      {isNamed && (
        <span title={machine.serialNumber}>{isOneOfSeveral ? t('someForMachine', named) : t('forMachine', named)}</span>
      )}
      {fit && <FitVerdict {...fit} isBare isDense />}
      {fit?.verdict === 'fits' && fit.quantity !== undefined && fit.quantity < machine.qty && (
        <span className="text-wait">{t('machineTakesOnly', { count: fit.quantity })}</span>
      )}
    </div>
  );
}
