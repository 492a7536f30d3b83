// Tells files of an import folder that are not what their names say, at the first row that names them (docs/import-format.md).
import { join } from 'node:path';
import type { FaultList } from '../faults/faults.ts';
import { readNamedFiles } from '../files/named-files.ts';
import type { Table } from '../reading/read-table.ts';
import { withFile } from './file-bytes.ts';
import { judgeFile } from './judge-file.ts';

/** Lists as faults the files whose content the shop could not show. */
export async function checkContents(
  folder: string,
  names: readonly string[],
  { tables, faults }: { tables: readonly Table[]; faults: FaultList },
): Promise<void> {
  const problems = new Map<string, string>();
  for (const name of names) {
    const judged = await withFile(join(folder, 'files', name), (bytes) => judgeFile(name, bytes));
    if ('problem' in judged) problems.set(name, judged.problem);
  }
  if (problems.size === 0) return;
  for (const table of tables.filter(({ columns }) => columns.some((one) => one.isFile)))
    for (const [column, named] of await readNamedFiles(table, (name) => !problems.has(name)))
      for (const [value, row] of named)
        faults.add({ file: table.file, row, column, value, reason: 'content', expected: problems.get(value) ?? '' });
  const told = new Set(faults.all().map(({ value, reason }) => reason === 'content' && value));
  for (const [name, expected] of problems)
    if (!told.has(name))
      faults.add({ file: `files/${name}`, row: 0, column: '', value: name, reason: 'content', expected });
}
