// What is offered while somebody types: machines by number, parts, models and chapters (product §5 Search).
import { type calls, normalCode, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { queryContextOf, isSearchable, withSizes } from '../query/query-words.ts';
import { embeddedCodes, pairOf } from '../match/codes/embedded-codes.ts';
import type { LiveIndex } from '../index/live/live-index.ts';
import { type NamedModel, namedModel, readNamed } from '../match/models/named-model.ts';
import { nearCodes } from '../match/codes/code-suggestions.ts';
import { isCodeAfterAll, isWrittenSo } from '../match/codes/wildcard-code.ts';
import { OFFERS, type Offers, offers } from './suggestions.ts';

type Hit = ResultOf<typeof calls.search.goodsSuggest>[number];

/** A machine and a part; each code is as much work as a text of its own, and is asked for at every key stroke. */
const CODES_MOST = 2;

/** Up to eight offers while somebody types: machines by number, then parts, those that fit the chosen machine first, models and figures. */
export async function suggest(
  context: SignedInContext,
  { keyword: typed, hostId: machineId }: ParsedOf<typeof calls.search.goodsSuggest>,
  index: LiveIndex | null,
): Promise<Hit[]> {
  const keyword = withSizes(typed);
  if (!isSearchable(keyword)) return [];
  const offersFor = (text: string, model: NamedModel | null = null) =>
    offers(context, { keyword: text, machineId, model }, index);
  const asCode = (await isWrittenSo(context, typed)) ? await offersFor(typed) : NONE;
  if (asCode.found > 0) return asCode.hits;
  const whole = await offersFor(keyword);
  if (whole.found > 0) return whole.hits;
  const afterAll = (await isCodeAfterAll(context, typed)) ? await offersFor(typed) : NONE;
  if (afterAll.found > 0) return afterAll.hits;
  const codes = (await embeddedCodes(context, typed)).slice(0, CODES_MOST);
  const each = await Promise.all(codes.map((code) => offersFor(code)));
  const inside = await onMachine(codes, each, (code, named) =>
    offers(context, { keyword: code, machineId: named, model: null }, index),
  );
  const hits = once(inside.flatMap((one) => one.hits.slice(0, Math.ceil(OFFERS / inside.length))));
  if (hits.length > 0) return hits.slice(0, OFFERS);
  const model = await namedModel(context, keyword);
  const ofModel = model && (await offersFor(model.rest, model));
  if (ofModel && ofModel.found > 0) return ofModel.hits;
  const near = await nearCodes(context, { keyword, machineId }, 1);
  // Of what stands beside the model nothing is known: it is offered itself.
  const asked = model && (await queryContextOf(context, { keyword: model.rest, machineId }, index));
  const named = asked ? await readNamed(asked, model, { limit: OFFERS, offset: 0 }) : [];
  return [...whole.hits, ...near, ...named].slice(0, OFFERS);
}

const once = (hits: readonly Hit[]): Hit[] =>
  hits.filter((hit, at) => hits.findIndex((one) => one.kind === hit.kind && one.id === hit.id) === at);

const NONE: Offers = { hits: [], found: 0 };

/** Where one machine and one part are named, the part is offered with its fit for that machine. */
async function onMachine(
  codes: readonly string[],
  each: readonly Offers[],
  offersOn: (code: string, machineId: number) => Promise<Offers>,
): Promise<readonly Offers[]> {
  const pair = pairOf(codes.map((code, at) => ({ code, ...exactOf(code, each[at]) })));
  if (!pair) return each;
  const machine = each.flatMap(
    ({ hits }) => hits.find((hit) => hit.kind === 'machine' && hit.id === pair.machineId) ?? [],
  );
  const { hits, found } = await offersOn(pair.code, pair.machineId);
  const fitsSerial = machine[0]?.code;
  const [part] = hits.flatMap((hit) => (hit.kind === 'part' && fitsSerial ? [{ ...hit, fitsSerial }] : []));
  return [
    { hits: machine, found: 1 },
    { hits: part ? [part] : hits, found },
  ];
}

const exactOf = (code: string, { hits }: Offers = NONE) => {
  const isTyped = (hit: Hit) =>
    normalCode(hit.matched ?? hit.code) === normalCode(code) || normalCode(hit.code) === normalCode(code);
  const [part, machine] = (['part', 'machine'] as const).map((kind) =>
    hits.find((hit) => hit.kind === kind && isTyped(hit)),
  );
  return { exactCode: part?.code ?? null, exactHostId: machine?.id ?? null };
};
