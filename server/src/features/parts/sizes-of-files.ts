// How large files of the catalogue are, for who wants to know before they are loaded (a machine taken along for the time without a network).
import { productKey } from '../../platform/http/product-files.ts';
import type { FileStore } from '../../platform/outside/file-store.ts';

/** A store may be far away, so that some are asked about at a time. */
const AT_A_TIME = 16;
/** A name that is none is found nowhere, rather than refused by the store. */
const NAME = /^[\w-][\w.-]*(\/[\w-][\w.-]*){0,3}$/;

/** The sizes in bytes in the order of the names; null for what is not stored. */
export async function sizesOfFiles(files: FileStore, names: readonly string[]): Promise<(number | null)[]> {
  const sizes: (number | null)[] = [];
  for (let at = 0; at < names.length; at += AT_A_TIME)
    sizes.push(...(await Promise.all(names.slice(at, at + AT_A_TIME).map((name) => sizeOf(files, name)))));
  return sizes;
}

async function sizeOf(files: FileStore, name: string): Promise<number | null> {
  if (!NAME.test(name) || name.includes('..')) return null;
  const stored = await files.open(productKey(name), { first: 0, last: 0 });
  stored?.stream.destroy();
  return stored?.sizeBytes ?? null;
}
