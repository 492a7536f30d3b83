// The table of routes as its files are written: rows stand in routes.ts and in files of their own beside it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EarlyRow, earlyRows } from './early-files.rules.ts';

const TABLE_FILE = /^routes\.ts$|-rows\.ts$/;

/** The sources of the table in `app`, the folder they and the files they load from lie in. */
const tableSources = (app: string): string[] =>
  readdirSync(app)
    .filter((name) => TABLE_FILE.test(name))
    .map((name) => readFileSync(join(app, name), 'utf8'));

/** The rows that load something of their own; what they import is written from `app`. */
export const readTable = (app: string): EarlyRow[] =>
  tableSources(app).flatMap((source) => earlyRows(source, (file) => readFileSync(join(app, file), 'utf8')));
