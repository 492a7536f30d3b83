// The key of encrypted entries (spec §3): made once per browser, kept in IndexedDB, and never extractable.
const DATABASE = 'outrigger';
const STORE = 'keys';
const NAME = 'stored';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the key store refused'));
  });
}

async function openStore(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return await settled(request);
}

async function findOrMake(): Promise<CryptoKey> {
  const database = await openStore();
  const found: unknown = await settled(database.transaction(STORE).objectStore(STORE).get(NAME));
  if (found instanceof CryptoKey) return found;
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(made, NAME));
  return made;
}

let pending: Promise<CryptoKey> | undefined;

/** The browser's own key; rejects where IndexedDB is closed to the page. */
export function storedKey(): Promise<CryptoKey> {
  pending ??= findOrMake().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
