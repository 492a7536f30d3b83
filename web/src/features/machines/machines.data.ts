// Questions and sends of the machine screens (spec §7 Category host; product §5 History).
import { type MachineCard, type ResultOf, rowsOfList } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { type ChosenMachine, chooseMachine } from '../../client/chosen-machine.ts';
import { safeReturnPath } from '../../client/session/return-path.rules.ts';
import { prefetch, useCall } from '../../client/api/use-call.ts';

/** A machine with its options and the chapters of its book. */
export type Machine = ResultOf<typeof machineCalls.machineDetail>;
/** What a row of a parts list needs of the machine it is judged for. */
export type RowMachine = Pick<Machine, 'hostId' | 'serialNumber' | 'model'>;
/** One machine; asking for it puts it into the history. */
export const useMachine = (machineId: number | undefined) =>
  useCall(machineCalls.machineDetail, { hostId: machineId }, { enabled: machineId !== undefined });

/** All rows of a machine's parts list; the page filters them itself. */
export const usePartsList = (machineId: number | undefined) =>
  useCall(
    machineCalls.machinePartList,
    { hostId: machineId ?? 0 },
    { enabled: machineId !== undefined, select: rowsOfList },
  );

/** The part types of a machine's parts list. */
export const usePartTypes = (machineId: number | undefined) =>
  useCall(machineCalls.machinePartTypes, { hostId: machineId }, { enabled: machineId !== undefined });

/** Starts the questions of the parts list ahead of its screen; nothing waits for them, so a filter never empties the page. Who points at a link has not opened the machine. */
export async function preloadPartsList(
  { hostId, back }: { hostId?: number | undefined; back?: string | undefined },
  isHint: boolean,
): Promise<void> {
  if (hostId === undefined) return;
  if (!isHint) void prefetch(machineCalls.machineDetail, { hostId });
  // Who only chooses the machine never sees its rows.
  if (safeReturnPath(back) !== undefined) return;
  void prefetch(machineCalls.machinePartList, { hostId });
  void prefetch(machineCalls.machinePartTypes, { hostId });
}

/** The machine as the strip shows it. */
export function chosenFrom(machine: Machine): ChosenMachine {
  const ownName = machine.ownName ?? machine.fleetNumber;
  return {
    hostId: machine.hostId,
    serialNumber: machine.serialNumber,
    model: machine.model,
    variantId: machine.variantId,
    type: machine.type,
    proof: machine.proofLevel !== 'none' ? 'asBuilt' : machine.options.length > 0 ? 'option' : 'range',
    ...(machine.image ? { pictureUrl: `/static/product/${machine.image}` } : {}),
    ...(ownName ? { ownName } : {}),
  };
}

/** Puts a machine onto the strip. */
export const chooseFrom = (machine: Machine): void => chooseMachine(chosenFrom(machine));

/** The screen that waits for a machine, as an address says it. */
export const backParam = (back: string | undefined): string =>
  back === undefined ? '' : `&back=${encodeURIComponent(back)}`;

/** The parts list of a machine; where a screen waits for one, the machine is chosen there and leads back. */
export const partsListHref = (machine: Pick<MachineCard, 'hostId'>, back?: string): string =>
  `/historyPartsList?hostId=${machine.hostId}${backParam(back)}`;
