// The machines that whoever is signed in has taken along on this browser (product §3: for one person alone, through an end by inactivity).
import {
  dropAllOf,
  dropAnswers,
  dropMachine,
  type KeptMachineRow,
  machinesOf,
  putMachine,
} from '../../client/kept/kept-database.ts';
import { seal, unseal } from '../../client/kept/seal.ts';
import { dropFiles, dropFilesBut } from '../../client/kept/taken-files.ts';
import { makeStore, type Store } from '../../client/stored/store.ts';
import { storageOwner } from '../../client/stored/stored.ts';

/** A machine with all that was taken along with it. */
export interface TakenMachine {
  hostId: number;
  serialNumber: string;
  model: string;
  ownName: string | null;
  /** When it was read, in milliseconds. */
  at: number;
  bytes: number;
  rows: number;
  figures: number;
  manuals: number;
  hasModels: boolean;
  files: readonly string[];
}

/** They, the newest first; undefined until they are read. */
export const takenMachines: Store<readonly TakenMachine[] | undefined> = makeStore<readonly TakenMachine[] | undefined>(
  undefined,
);

const open = async ({ sealed }: KeptMachineRow): Promise<TakenMachine[]> =>
  await unseal(sealed).then(
    (machine) => [machine as TakenMachine],
    // Sealed by a key that is gone, it is lost.
    () => [],
  );

async function read(owner: number | undefined): Promise<TakenMachine[]> {
  const rows = await machinesOf(owner).catch(() => []);
  const all = (await Promise.all(rows.map(open))).flat();
  return all.toSorted((one, other) => other.at - one.at);
}

/** Reads them anew for whoever is signed in. */
export async function readTaken(): Promise<void> {
  const owner = storageOwner.get();
  const found = owner === 0 ? [] : await read(owner);
  if (storageOwner.get() === owner) takenMachines.set(found);
}
storageOwner.subscribe(() => {
  takenMachines.set(undefined);
  void readTaken();
});

/** Notes that a machine was taken along. */
export async function noteTaken(machine: TakenMachine): Promise<void> {
  const owner = storageOwner.get();
  await putMachine({ owner, hostId: machine.hostId, sealed: await seal(machine) });
  await readTaken();
}

/** The files that machines of anybody on this browser need. */
const neededFiles = async (): Promise<Set<string>> =>
  new Set((await read(undefined)).flatMap((machine) => machine.files));

/** Takes a machine off this browser. */
export async function forgetTaken({ hostId, files }: Pick<TakenMachine, 'hostId' | 'files'>): Promise<void> {
  const owner = storageOwner.get();
  await dropMachine(owner, hostId);
  await dropAnswers(owner, hostId);
  const needed = await neededFiles();
  await dropFiles(files.filter((name) => !needed.has(name)));
  await readTaken();
}

/** Takes off all that is kept for a person, who signs out. */
export async function forgetAllTaken(owner: number): Promise<void> {
  await dropAllOf(owner);
  await dropFilesBut(await neededFiles());
}
