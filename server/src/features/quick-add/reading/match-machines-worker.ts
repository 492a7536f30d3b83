// The thread that finds the machines in the rows of one large list.
import { parentPort, workerData } from 'node:worker_threads';
import { knownNames } from './known-codes.ts';
import { rowsForMachines } from './machine-lines.rules.ts';
import type { MachinesAsked } from './match-machines.ts';

const { list, known } = workerData as MachinesAsked;
parentPort?.postMessage({ read: { table: rowsForMachines(list, knownNames(known)) } });
