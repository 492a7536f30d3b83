// Where the bytes of a shop lie, each perhaps on a disk of its own (product §1).
import { stat } from 'node:fs/promises';
import type { Config } from './config.ts';
import { filesDirectory, isOnS3 } from './outside/file-place.ts';
import { existingPlace } from './postgres/place.ts';

/** The data directory, the cluster where it truly lies, and the stored files; one of the latter that is not there yet is left out. */
export async function diskPlaces(config: Config): Promise<string[]> {
  const cluster = await existingPlace(config.dataDir);
  const others = [...(cluster ? [cluster.base] : []), ...(isOnS3(config) ? [] : [filesDirectory(config)])];
  const found = await Promise.all(others.map((path) => stat(path).catch(() => undefined)));
  return [config.dataDir, ...others.filter((_path, at) => found[at])];
}
