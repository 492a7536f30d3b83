// The rules of the house that imports alone cannot tell: where SQL and fetch may stand, who writes a table, who knows the guest, names and comments (architecture §3, §5).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './project.js';

/** @typedef {{ path: string, text: string }} Source */

const FOLDERS = ['contract/src', 'server/src', 'server/test', 'web/src', 'e2e', 'tools', 'demo'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'generated', 'report', 'shots']);
const SQL = /\b(?:db|trx|sql|admin|readDb)(?:<[^`;]{0,200}>)?`/;
const SQL_HOMES = /^server\/(test\/|src\/platform\/db\/|.*\.(store|reads|make|test)\.ts$)|^(e2e|tools|demo)\//;
const FETCH = /(?<![.\w])fetch\(/;
const FETCH_HOMES =
  /^web\/src\/client\/|^server\/src\/platform\/outside\/|^(e2e|tools|demo)\/|\.test\.tsx?$|\/test\/|^web\/src\/.*worker/;
const WRITE = /\b(?:insert into|update|delete from)\s+([a-z][a-z0-9_]*)(?=[\s(])/g;
const SQL_WORDS = new Set(['set', 'of', 'on', 'skip', 'nowait']);
/** Tables that several owners write by design. */
const SHARED = new Set(['tickets']);
/** A path into the demo's folder, its package, or its folder's name as a piece of a path. */
const GUEST = /@outrigger\/demo\b|(?<![\w.-])demo\/|\/demo(?=['"`])|(?:join|resolve|inProject)\([^)]*['"`]demo['"`]/;
const PRODUCT = /^(contract|server|web)\//;
const DOCUMENTED = /^(contract\/src|server\/src\/platform)\/|\.(rules|store)\.ts$/;

/** What replaces a part is asked of one feature; imports bring the rows in. */
const SUPERSESSIONS = /\b(?:from|join|into) supersessions\b/;
const SUPERSESSION_HOMES = /^server\/src\/features\/(supersession|imports)\/|\.(make|test)\.ts$|^server\/test\//;
const DOOR = /^(?:server|web)\/src\/features\/([^/]+)\/index\.ts$/;
/** A door shows at most so many names; as many may others use of a namespace, which is one of them. */
const DOOR_MOST = 12;
/** Words that stood for what the field has a word for. */
const RETIRED =
  /\b(?:AnsweredBefore|answeredBefore|keepAnswer|KeptAnswers|knownSoon|steadyDb|firstLook|rehearse|onlyOnce|waysFrom|wayFor|hasGivenWay|insteadFor|insteadInRatio|PartInstead|nearnessOf|namesBegun|NamesBegun|BothSets|LastUsed|WordTiers?|FoldedNames|oneAtATime|loosenTable|doTogether|readLeads|orderedFor|firstOffered|timesWhole|takeInstead|sold_in_place_of|searchMisses|settleMiss|search_misses)\b/;

/** Every broken rule as one line; an empty list is a pass. */
export function brokenRules(sources = readSources()) {
  return [
    ...sources.flatMap(rulesOfOneFile),
    ...tablesOfTwoWriters(sources),
    ...namespacesTooWide(sources),
    ...tooLong(sources),
  ];
}

/** @param {Source} source */
function rulesOfOneFile(source) {
  const { path, text } = source;
  const broken = [];
  if (/(^|[/.-])(utils?|helpers?|misc|common)([/.-]|$)/.test(path))
    broken.push('rule 8: the name says nothing; name it after what it does');
  if (!/^(#!.*\n)?(\/\/|\/\*)/.test(text)) broken.push('a file opens with one sentence on what it is for');
  if (SQL.test(text) && !SQL_HOMES.test(path) && path.startsWith('server/'))
    broken.push('rule 6: SQL outside platform/db, *.store.ts, *.reads.ts');
  if (FETCH.test(text) && !FETCH_HOMES.test(path))
    broken.push('rule 6: fetch outside web/src/client and platform/outside');
  if (PRODUCT.test(path) && GUEST.test(text))
    broken.push('the demo is a guest: the product names neither its folder nor its package');
  if (SUPERSESSIONS.test(text) && path.startsWith('server/src/') && !SUPERSESSION_HOMES.test(path))
    broken.push('supersessions are read in features/supersession alone: ask its door');
  const names = DOOR.test(path) ? namesOfDoor(text) : 0;
  if (names > DOOR_MOST) broken.push(`a door of ${names} names, ${DOOR_MOST} at most`);
  const retired = path.startsWith('tools/setup/') ? null : RETIRED.exec(text);
  if (retired) broken.push(`${retired[0]} is a retired word: docs/glossary.md has the field's`);
  return [...broken, ...undocumented(source)].map((line) => `${path}: ${line}`);
}

/** @param {string} text */
const namesOfDoor = (text) =>
  [...text.matchAll(/^export (?:type )?(?:\{([^}]*)\}|\* as \w+)/gm)].reduce(
    (sum, [, list]) => sum + (list === undefined ? 1 : list.split(',').filter((name) => name.trim()).length),
    0,
  );

/** @param {Source[]} sources */
const namespacesTooWide = (sources) =>
  sources.flatMap(({ path, text }) => {
    const feature = DOOR.exec(path)?.[1];
    if (feature === undefined) return [];
    return [...text.matchAll(/^export \* as (\w+)/gm)].flatMap(([, name = '']) => {
      const used = namesUsedOf(name, feature, sources).size;
      return used > DOOR_MOST ? [`${path}: others use ${used} names of ${name}, ${DOOR_MOST} at most`] : [];
    });
  });

/**
 * @param {string} name
 * @param {string} feature
 * @param {Source[]} sources
 */
function namesUsedOf(name, feature, sources) {
  const brought = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/${feature}/index\\.ts'`);
  const use = new RegExp(`(?<![./\\w])${name}\\.(\\w+)`, 'g');
  const users = sources.filter(({ text }) => brought.test(text));
  return new Set(users.flatMap(({ text }) => [...text.matchAll(use)].map(([, used]) => used)));
}

/** @param {Source} source */
function undocumented({ path, text }) {
  if (!DOCUMENTED.test(path) || /\.test\.tsx?$|\/calls\//.test(path)) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?(?:function|const|class|type|interface) (\w+)/.exec(line)?.[1];
    return name && !/\*\/\s*$/.test(lines[index - 1] ?? '') ? [`${name} has no doc comment`] : [];
  });
}

/**
 * Rule 9: a table is written by the feature that owns it; the platform counts as one feature.
 * @param {Source[]} sources
 */
function tablesOfTwoWriters(sources) {
  /** @type {Map<string, Map<string, string>>} */
  const writers = new Map();
  for (const { path, text } of sources.filter((one) => /^server\/src\/.*\.store\.ts$/.test(one.path))) {
    const owner = /features\/([^/]+)/.exec(path)?.[1] ?? 'platform';
    for (const [, table = ''] of text.matchAll(WRITE)) {
      if (SQL_WORDS.has(table) || SHARED.has(table)) continue;
      const known = writers.get(table) ?? new Map();
      writers.set(table, known.set(owner, path));
    }
  }
  return [...writers].flatMap(([table, owners]) =>
    owners.size > 1
      ? [
          `rule 9: table ${table} is written by ${[...owners].map(([owner, path]) => `${owner} (${path})`).join(' and ')}`,
        ]
      : [],
  );
}

/** @param {Source[]} sources */
function tooLong(sources) {
  const lengths = sources
    .filter((one) => !/\.test\.tsx?$|geometry\/templates\//.test(one.path))
    .map((one) => one.text.split('\n').length);
  const p95 = lengths.sort((a, b) => a - b)[Math.floor(lengths.length * 0.95)] ?? 0;
  return p95 < 180 ? [] : [`one file in twenty has ${p95} lines or more; aim for fewer than 180`];
}

function readSources() {
  return FOLDERS.filter((folder) => existsSync(join(ROOT, folder)))
    .flatMap((folder) => [...filesIn(join(ROOT, folder))])
    .map((path) => ({
      path: relative(ROOT, path).replaceAll('\\', '/'),
      text: readFileSync(path, 'utf8'),
    }));
}

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* filesIn(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    if (entry.isDirectory()) yield* filesIn(join(folder, entry.name));
    else if (/\.(ts|tsx|js)$/.test(entry.name)) yield join(folder, entry.name);
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const broken = brokenRules();
  process.stdout.write(broken.map((line) => `${line}\n`).join(''));
  process.exitCode = broken.length > 0 ? 1 : 0;
}
