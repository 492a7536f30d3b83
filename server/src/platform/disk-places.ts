// Where the bytes of a shop lie, each perhaps on a disk of its own (product §1).
import { stat } from 'node:fs/promises';
import type { Config } from './config.ts';
import { filesDirectory, isOnS3 } from './outside/file-place.ts';
import { existingPlace } from './postgres/place.ts';

/** The data directory, the cluster where it truly lies, and the stored files; a directory that is not there yet is left out. */
export async function diskPlaces(config: Config): Promise<string[]> {
  const cluster = await existingPlace(config.dataDir);
  const others = [cluster?.base, isOnS3(config) ? undefined : filesDirectory(config)];
  const there = await Promise.all(
    others.map((path) => (path === undefined ? false : stat(path).catch(() => undefined))),
  );
  return [config.dataDir, ...others.flatMap((path, at) => (path !== undefined && there[at] ? [path] : []))];
}
