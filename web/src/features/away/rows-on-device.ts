// The rows of the machines on this device, for who searches without a network.
import { type PartRow, rowsOfList } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { useEffect, useState } from 'react';
import { keptAnswer } from '../../client/kept/kept-answers.ts';
import type { TakenMachine } from './taken-machines.ts';
import { useTaken } from './use-taken.ts';

/** A machine on this device with its rows. */
export interface RowsOnDevice {
  machine: TakenMachine;
  rows: readonly PartRow[];
}

async function read(machine: TakenMachine): Promise<RowsOnDevice> {
  const kept = await keptAnswer(machineCalls.machinePartList, { hostId: machine.hostId }).catch(() => undefined);
  return { machine, rows: kept ? rowsOfList(kept.answer as Parameters<typeof rowsOfList>[0]) : [] };
}

/** Of every machine on this device; undefined until they are read. */
export function useRowsOnDevice(): readonly RowsOnDevice[] | undefined {
  const machines = useTaken();
  const [rows, setRows] = useState<readonly RowsOnDevice[]>();
  useEffect(() => {
    let isMine = true;
    if (machines) void Promise.all(machines.map(read)).then((all) => isMine && setRows(all));
    return () => {
      isMine = false;
    };
  }, [machines]);
  return rows;
}
