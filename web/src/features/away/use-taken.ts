// The machines taken along, followed by screens.
import { useEffect } from 'react';
import { useStore } from '../../client/stored/store.ts';
import { readTaken, takenMachines, type TakenMachine } from './taken-machines.ts';

/** All of them, the newest first; undefined until they are read. */
export function useTaken(): readonly TakenMachine[] | undefined {
  useEffect(() => {
    if (takenMachines.get() === undefined) void readTaken();
  }, []);
  return useStore(takenMachines);
}
