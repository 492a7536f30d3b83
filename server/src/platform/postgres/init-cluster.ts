// Makes a new cluster with checksums, UTF-8 and the builtin C.UTF-8 locale, so that trigrams keep Chinese and accents on every machine.
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseLost } from '../db/database-lost.ts';
import { StartProblem } from '../start-problem.ts';
import type { Place } from './place.ts';
import { requireNamedAccount } from './run-as.ts';
import { runToEnd } from './run-to-end.ts';

/** The only role and the only database of the embedded server. */
export const OWNER = 'outrigger';

/** Creates `place.cluster` and its password; a half-made cluster of a killed run is thrown away, since only a rename makes it count. */
export async function initCluster(place: Place, programs: string, options: { sync: boolean }): Promise<void> {
  if (!place.account) requireNamedAccount();
  await removeUnfinished(place.base);
  const unfinished = join(place.base, `unfinished-${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  const passwordForInit = join(place.base, `unfinished-password-${process.pid}`);
  await writeFile(passwordForInit, password, { mode: 0o600 });
  if (place.account) {
    await chown(unfinished, place.account.uid, place.account.gid);
    await chown(passwordForInit, place.account.uid, place.account.gid);
  }
  const result = await runToEnd(join(programs, 'initdb'), initArguments(unfinished, passwordForInit, options.sync), {
    account: place.account,
    directory: place.base,
  });
  await rm(passwordForInit, { force: true });
  if (result.code === null || /terminated by signal/.test(result.output))
    throw new DatabaseLost(`The database in ${place.base} was killed while it was created.`);
  if (result.code !== 0) throw new StartProblem(initFailure(place.base, result.output));
  await writeFile(place.passwordFile, password, { mode: 0o600 });
  await rename(unfinished, place.cluster);
}

function initArguments(directory: string, passwordFile: string, sync: boolean): string[] {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  return [
    `--pgdata=${directory}`,
    `--username=${OWNER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${locale}`,
    '--data-checksums',
    ...(sync ? [] : ['--no-sync']),
  ];
}

function initFailure(base: string, output: string): string {
  if (/No space left on device/.test(output)) return `No disk space left to create the database in ${base}.`;
  const reason = output.split('\n').find((line) => /error|fatal|could not/i.test(line)) ?? 'initdb gave no reason';
  return `The database in ${base} could not be created: ${reason.trim()}`;
}

async function removeUnfinished(base: string): Promise<void> {
  const left = (await readdir(base)).filter((name) => name.startsWith('unfinished-'));
  await Promise.all(left.map((name) => rm(join(base, name), { recursive: true, force: true })));
}
