// Where a browser keeps answers and machines for the time without a network: IndexedDB, each row of one person (product §3).

const NAME = 'outrigger-kept';

/** Something encrypted, with what it takes to read it. */
export interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** An answer of the server; `hostId` is the machine it was taken along with, 0 for what was only opened. */
export interface KeptAnswerRow {
  owner: number;
  hostId: number;
  /** Path and input of its question. */
  name: string;
  /** When it was read, in milliseconds. */
  at: number;
  sealed: Sealed;
}

/** A machine that was taken along. */
export interface KeptMachineRow {
  owner: number;
  hostId: number;
  sealed: Sealed;
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database refused'));
  });
}

function make(database: IDBDatabase): void {
  const answers = database.createObjectStore('answers', { keyPath: ['owner', 'hostId', 'name'] });
  answers.createIndex('name', ['owner', 'name']);
  database.createObjectStore('machines', { keyPath: ['owner', 'hostId'] });
}

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= (async () => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => make(request.result);
    return await settled(request);
  })().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Waits for the whole transaction: a row that does not fit fails only with its end. */
async function write(store: 'answers' | 'machines', work: (rows: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(store, 'readwrite');
  work(transaction.objectStore(store));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the database refused'));
  });
}

const ofMachine = (owner: number, hostId: number) => IDBKeyRange.bound([owner, hostId], [owner, hostId, []]);
const ofOwner = (owner: number) => IDBKeyRange.bound([owner], [owner, []]);

/** Puts an answer in place of its older self. */
export const putAnswer = (row: KeptAnswerRow): Promise<void> => write('answers', (rows) => void rows.put(row));

/** All that is kept of one question. */
export async function answersNamed(owner: number, name: string): Promise<KeptAnswerRow[]> {
  const rows = (await open()).transaction('answers').objectStore('answers').index('name');
  return await settled(rows.getAll([owner, name]) as IDBRequest<KeptAnswerRow[]>);
}

/** Of what was only opened the newest stay. */
export async function trimOpened(owner: number, most: number): Promise<void> {
  const rows = (await open()).transaction('answers').objectStore('answers');
  const opened = await settled(rows.getAll(ofMachine(owner, 0)) as IDBRequest<KeptAnswerRow[]>);
  const old = opened.toSorted((one, other) => other.at - one.at).slice(most);
  if (old.length === 0) return;
  await write('answers', (store) => {
    for (const { hostId, name } of old) store.delete([owner, hostId, name]);
  });
}

/** Forgets what came with a machine. */
export const dropAnswers = (owner: number, hostId: number): Promise<void> =>
  write('answers', (rows) => void rows.delete(ofMachine(owner, hostId)));

/** Puts a machine in place of its older self. */
export const putMachine = (row: KeptMachineRow): Promise<void> => write('machines', (rows) => void rows.put(row));
/** Forgets that a machine was taken along. */
export const dropMachine = (owner: number, hostId: number): Promise<void> =>
  write('machines', (rows) => void rows.delete([owner, hostId]));
/** The machines that a person has taken along, or everybody on this browser. */
export async function machinesOf(owner: number | undefined): Promise<KeptMachineRow[]> {
  const rows = (await open()).transaction('machines').objectStore('machines');
  return await settled(rows.getAll(owner === undefined ? null : ofOwner(owner)) as IDBRequest<KeptMachineRow[]>);
}

/** Forgets all that is kept for a person. */
export async function dropAllOf(owner: number): Promise<void> {
  await write('answers', (rows) => void rows.delete(ofOwner(owner)));
  await write('machines', (rows) => void rows.delete(ofOwner(owner)));
}
