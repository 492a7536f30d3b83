// The codes and serial numbers inside a text of which nothing was found whole: "S/N: A135761", "4 x NV-0110668" (product §5 Search).
import {
  CODES_IN_TEXT_MOST,
  codesInText,
  labelledCode,
  normalCode,
  piecesOfText,
  wordsBeside,
} from '@outrigger/contract';
import type { SignedInContext } from '../../../../platform/context.ts';
import { withSizes } from '../../query/query-words.ts';
import { readKnownCodes, readModelOf } from './known-codes.reads.ts';
import { codeBegunByStar } from '../../query/wildcard-code.rules.ts';
import { codesAmong, runsOf } from './code-runs.rules.ts';
import { wordsToFind } from './rest-beside.rules.ts';
import { wordsWrittenSo } from './wildcard-code.ts';

/** Those the shop knows, the likeliest first, so that none of several is dropped; else what is begun after its label or before a star; none where the text holds none. */
export async function embeddedCodes(context: SignedInContext, typed: string): Promise<string[]> {
  const { db, caller } = context;
  const text = withSizes(typed);
  const inText = codesInText(text);
  const words = piecesOfText(text);
  const found = await readKnownCodes(db, caller.companyId, [...new Set([...inText, ...runsOf(words)])]);
  const known = found.filter((code) => inText.includes(code));
  const [whole] = inText;
  // Pieces of a code with blanks in it may be codes, too.
  if (whole?.includes(' ') && known[0] === whole) return [whole];
  const written = await wordsWrittenSo(context, typed);
  const listed = codesAmong(words, new Set(found));
  // Of a list with such codes each is meant, in its order.
  if (listed.some((code) => code.includes(' ')))
    return spelledOnce([...written, ...listed]).slice(0, CODES_IN_TEXT_MOST);
  const all = [...written, ...known];
  if (all.length > 0)
    return spelledOnce([...all, ...(await codeBeside({ db, companyId: caller.companyId }, text, known))]);
  const begun = labelledCode(text) ?? codeBegunByStar(typed);
  return begun === null ? [] : [begun];
}

const spelledOnce = (codes: readonly string[]): string[] => {
  const norms = codes.map(normalCode);
  return codes.filter((_, at) => norms.indexOf(norms[at] ?? '') === at);
};

/** What stands beside those that are known may be a code with blanks in it. */
async function codeBeside(
  { db, companyId }: { db: SignedInContext['db']; companyId: number | null },
  typed: string,
  known: readonly string[],
): Promise<string[]> {
  return await readKnownCodes(db, companyId, [known.reduce(wordsBeside, typed)]);
}

/** What was typed beside a machine's number to find in its parts list; its model is only said once more. Null where that is all. */
export async function restBeside(
  { db }: SignedInContext,
  typed: string,
  { code, machineId }: { code: string; machineId: number },
): Promise<string | null> {
  const words = wordsBeside(typed, code);
  if (words === '') return null;
  const model = normalCode((await readModelOf(db, machineId)) ?? '');
  const isSaid = (word: string) => word === normalCode(code) || model.startsWith(word);
  const rest = words.split(' ').filter((word) => /\p{L}/u.test(word) && !isSaid(normalCode(word)));
  return wordsToFind(rest).join(' ') || null;
}

/** What was typed beside a machine's own name to find in its parts list; null where that is all. */
export function restBesideName(typed: string, name: string): string | null {
  const text = typed.replaceAll(/\s+/g, ' ');
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at < 0) return null;
  const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  return wordsToFind(rest).join(' ') || null;
}

/** The one machine and the one part that were named together, each however often; null where it is anything else. */
export function pairOf(named: readonly Named[]): { code: string; machineId: number } | null {
  const [machine, ...machines] = new Set(named.flatMap(({ exactHostId }) => exactHostId ?? []));
  const parts = named.filter(({ exactCode }) => exactCode !== null);
  const [part] = parts;
  const isPair =
    named.every(isOneThing) && machines.length === 0 && new Set(parts.map((one) => one.exactCode)).size === 1;
  return isPair && machine !== undefined && part ? { code: part.code, machineId: machine } : null;
}

/** The one part, or the one machine, that all codes name; null where they name more than one thing. */
export function oneOf(named: readonly Exact[]): Exact {
  const [first, ...others] = named;
  const isOne =
    first !== undefined &&
    isOneThing(first) &&
    others.every((one) => one.exactCode === first.exactCode && one.exactHostId === first.exactHostId);
  return isOne
    ? { exactCode: first.exactCode, exactHostId: first.exactHostId }
    : { exactCode: null, exactHostId: null };
}

const isOneThing = ({ exactCode, exactHostId }: Exact): boolean => (exactCode === null) !== (exactHostId === null);

interface Exact {
  exactCode: string | null;
  exactHostId: number | null;
}

interface Named extends Exact {
  code: string;
}
