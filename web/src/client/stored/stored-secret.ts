// Stored entries whose values are encrypted (spec §3): AES-GCM under a key that scripts can use but not read out.
import { type EntryOptions, forgetContent, readContent, storageKey, writeContent } from './stored.ts';

const IV_BYTES = 12;

/** An encrypted entry; where the browser has no Web Crypto (plain http) nothing is stored and nothing is found. */
export interface SecretEntry<T> {
  read(): Promise<T | undefined>;
  /** False where the value was not stored. */
  write(value: T): Promise<boolean>;
  remove(): void;
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const toBytes = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));

/** Web Crypto, or undefined on a page that was not served safely. */
function webCrypto(): SubtleCrypto | undefined {
  return globalThis.isSecureContext === false ? undefined : globalThis.crypto.subtle;
}

async function encrypt(key: CryptoKey, value: unknown): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = new TextEncoder().encode(JSON.stringify(value));
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain));
  return `${toText(iv)}.${toText(sealed)}`;
}

async function decrypt(key: CryptoKey, text: string): Promise<unknown> {
  const [iv = '', sealed = ''] = text.split('.');
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: toBytes(iv) }, key, toBytes(sealed));
  return JSON.parse(new TextDecoder().decode(plain));
}

/** Declares an encrypted entry under the key that `keyOf` gives (see stored-key.ts). */
export function secretEntry<T>(options: EntryOptions<T>, keyOf: () => Promise<CryptoKey>): SecretEntry<T> {
  return {
    async read() {
      const at = storageKey(options);
      const content = readContent(at);
      if (typeof content !== 'string' || !webCrypto()) return undefined;
      // The key store may be closed for a moment: what cannot be read now may be readable later, and may be the only copy.
      const key = await keyOf().catch(() => undefined);
      if (!key) return undefined;
      try {
        return options.parse(await decrypt(key, content));
      } catch {
        if (readContent(at) === content) forgetContent(at);
        return undefined;
      }
    },
    async write(value) {
      if (!webCrypto()) return false;
      const at = storageKey(options);
      try {
        return writeContent(at, await encrypt(await keyOf(), value), options.lifetimeMs ?? 0);
      } catch {
        return false;
      }
    },
    remove: () => forgetContent(storageKey(options)),
  };
}
