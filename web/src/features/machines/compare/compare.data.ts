// Questions of the comparison to the server (product §5 Fit).
import type { ResultOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { useCall } from '../../../client/api/use-call.ts';

/** Both machines and what tells them apart. */
export type Comparison = ResultOf<typeof machineCalls.compareMachines>;
/** One row that differs. */
export type Difference = Comparison['differences'][number];

/** The comparison of two machines; asked for once both are chosen and differ. */
export const useComparison = (machineId: number | undefined, otherId: number | undefined) =>
  useCall(
    machineCalls.compareMachines,
    { hostId: machineId ?? 0, otherHostId: otherId ?? 0 },
    { enabled: machineId !== undefined && otherId !== undefined && machineId !== otherId },
  );

/** One machine on its way into a comparison; looking at it leaves the history alone. */
export const useLookedAt = (machineId: number) =>
  useCall(machineCalls.machineDetail, { hostId: machineId, as: 'look' });

/** The machine of a serial number; looking for it does not put it into the history. */
export const useMachineBySerial = (serial: string | undefined) =>
  useCall(
    machineCalls.machineList,
    { keyword: serial, field: 'serial', pageSize: 1 },
    { enabled: serial !== undefined },
  );

/** The company's machines to choose from, by model. */
export const useOwnMachines = () => useCall(machineCalls.machineList, { sort: 'model', pageSize: 100 });
