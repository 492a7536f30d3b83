// One version for all scripts of a build, in the name of their folder: every script names others, so that a change anywhere renames nearly all of them anyway, and a hash in each of their hundred names would be a kilobyte of every first load.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the scripts are made of, and how. */
const SOURCES = ['web', 'contract/src', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', 'test']);

function* filesIn(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).toSorted())
    if (!LEFT_OUT.has(name) && !/\.test\.tsx?$/.test(name)) yield* filesIn(join(path, name));
}

/** Another one as soon as any source below `project` is another. */
export function buildVersion(project: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const path of filesIn(join(project, source)))
      hash
        .update(`${path.slice(project.length)}\0`)
        .update(readFileSync(path))
        .update('\0');
  return hash.digest('base64url').slice(0, 8);
}
