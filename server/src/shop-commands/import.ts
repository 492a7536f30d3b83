// `npm run shop -- import FOLDER`: product data from a folder of the documented format, all of it or nothing (docs/import-format.md).
import { statSync } from 'node:fs';
import { type Fault, faultInWords, type ImportProgress, importFolder } from '../features/imports/index.ts';
import type { Config } from '../platform/config.ts';
import { chooseFileStore } from '../platform/outside/choose-file-store.ts';
import type { Guest } from '../platform/outside/guest.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { readArguments } from './arguments.ts';
import { requireThisRelease } from './this-release.ts';
import { withDatabase } from './with-database.ts';

const FAULTS_SHOWN = 50;

/** Where a command's lines go, and who makes illustrations of this shop. */
type ImportWays = { say: (line: string) => void; guest?: Pick<Guest, 'knowsRecipe'> | undefined };

/** Imports while the shop runs; a refused folder leaves nothing behind and names every fault. */
export async function importCommand(config: Config, args: string[], { say, guest }: ImportWays): Promise<void> {
  const { words } = readArguments(args, { usage: 'import FOLDER', words: 1 });
  const [folder] = words;
  if (!folder || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new StartProblem('Say "import FOLDER" with a folder that exists.');
  await withDatabase(config, false, async (db) => {
    await requireThisRelease(db);
    const files = chooseFileStore(config);
    const knowsRecipe = (name: string) => guest?.knowsRecipe(name) ?? false;
    const result = await importFolder(db, folder, { files, knowsRecipe, onProgress: teller(say) });
    if (result.status === 'refused') throw new StartProblem(refusalOf(result.faults, result.faultCount));
    for (const [kind, counts] of Object.entries(result.counts)) say(`${kind}: ${describe(counts)}`);
    for (const note of result.notes) say(`note: ${note}`);
    say(`Import ${result.importId} is done.`);
  });
}

const describe = (counts: object): string =>
  Object.entries(counts)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');

function teller(say: (line: string) => void): (progress: ImportProgress) => void {
  let last = '';
  return ({ file, step, rows, of = 0 }) => {
    const line = `${step} ${file}`;
    const isUnderWay = rows > 0 && rows < of;
    const amount = isUnderWay ? `${rows} of ${of}` : of || rows;
    if (line !== last || isUnderWay) say(`${line}${amount ? ` (${amount} ${amount === 1 ? 'row' : 'rows'})` : ''}`);
    last = line;
  };
}

function refusalOf(faults: readonly Fault[], count: number): string {
  const shown = faults.slice(0, FAULTS_SHOWN).map((fault) => `  ${faultInWords(fault)}`);
  const more = count > shown.length ? [`  … and ${count - shown.length} more`] : [];
  const many = count === 1 ? '1 fault' : `${count} faults`;
  return [
    `The import was refused, nothing was changed. ${many}; mend the files and import again:`,
    ...shown,
    ...more,
  ].join('\n');
}
