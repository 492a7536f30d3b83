// One part with everything its page shows; an old code leads to what replaced it and says so (spec §2, product §5).
import { asPlainCode, type calls, money, type ParsedOf, type PartCard, type PartDetail } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { mayViewPrices, readPriceBreaks } from '../pricing/index.ts';
import { readPartId } from './part-base.reads.ts';
import { readPartCards } from './part-cards.ts';
import {
  readAliases,
  readCategoryPath,
  readFacts,
  readRelations,
  readStockPlaces,
  readTags,
} from './part-detail.reads.ts';
import { readMatchedModels, readUses } from './part-uses.reads.ts';
import { resolveCodes } from '../supersession/index.ts';
import { readChain } from '../supersession/index.ts';

type GoodsDetail = typeof calls.parts.goodsDetail;

/** A part to show, and the code that led to it where it is another one's. */
export interface FoundPart {
  partId: number;
  changeCode: string | null;
}

/** Everything the page of a part shows; refuses where the part is gone. */
export async function readPart(context: SignedInContext, { partId, changeCode }: FoundPart) {
  const [[card], details] = await Promise.all([readPartCards(context, [partId]), detailsOf(context, partId)]);
  if (card && details) return { ...card, changeCode, ...details };
  return changeCode === null ? refuse('partIdNotFound', { id: partId }) : refuse('partNotFound', { code: changeCode });
}

/** The part by id or by any code; by its own code an old part shows itself, with its successors beside it. */
export async function findPart(context: SignedInContext, input: ParsedOf<GoodsDetail>): Promise<FoundPart> {
  if (input.id !== undefined) return { partId: input.id, changeCode: null };
  const { code } = input;
  if (code === undefined) refuseFields([{ field: 'code', problem: 'required' }]);
  // Own codes are one company's.
  const found = await context.shop.responseCache.getOrMake(`part of ${context.caller.companyId} ${code}`, async () => {
    const value = await partBehind(context, code);
    // Where a chain ends may depend on the stock of any part in it.
    const topics = value?.isOwnCode ? [] : ['codes', 'stock'];
    return { value, bytes: 50, topics, isKept: value !== null };
  });
  return found ?? refuse('partNotFound', { code });
}

async function partBehind(
  { readDb, caller }: Pick<SignedInContext, 'readDb' | 'caller'>,
  code: string,
): Promise<(FoundPart & { isOwnCode: boolean }) | null> {
  const plain = asPlainCode(code);
  const own = (await readPartId(readDb, code)) ?? (plain === code ? null : await readPartId(readDb, plain));
  if (own !== null) return { partId: own, changeCode: null, isOwnCode: true };
  const resolved = (await resolveCodes(readDb, { companyId: caller.companyId, codes: [code] })).get(code);
  return resolved ? { partId: resolved.partId, changeCode: resolved.changeCode, isOwnCode: false } : null;
}

/** The part a code names as the page of the part would show it: its own before what replaced it; null for an unknown code. */
export const partOfCode = async (context: SignedInContext, code: string): Promise<number | null> =>
  (await partBehind(context, code))?.partId ?? null;

type Details = Omit<PartDetail, keyof PartCard | 'changeCode' | 'chain'> & {
  chain: Awaited<ReturnType<typeof readChain>>;
};

async function detailsOf(context: SignedInContext, partId: number): Promise<Details | null> {
  const { readDb: db, language } = context;
  const [facts, categories, tags, aliases, stockPlaces, relations, chain, models, uses, priceBreaks] =
    await Promise.all([
      readFacts(db, language, partId),
      readCategoryPath(db, language, partId),
      readTags(db, language, partId),
      readAliases(db, partId),
      readStockPlaces(db, language, partId),
      relatedOf(context, partId),
      readChain(db, language, partId),
      readMatchedModels(db, language, partId),
      readUses(db, language, partId),
      breaksOf(context, partId),
    ]);
  if (!facts) return null;
  return {
    ...facts,
    categories,
    tags,
    aliases,
    stockPlaces,
    related: relations.related,
    chain,
    matchedModels: models.items,
    usedIn: uses.items,
    totals: { related: relations.totals, matchedModels: models.total, usedIn: uses.total },
    ...(priceBreaks ? { priceBreaks } : {}),
  };
}

async function relatedOf(
  context: SignedInContext,
  partId: number,
): Promise<{ related: PartDetail['related']; totals: PartDetail['totals']['related'] }> {
  const relations = await readRelations(context.readDb, partId);
  const cards = await readPartCards(context, [...new Set(relations.map((relation) => relation.partId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const related = relations.flatMap(({ kind, quantity, partId: id }) => {
    const part = byId.get(id);
    return part ? [{ kind, quantity, part }] : [];
  });
  return { related, totals: [...new Map(relations.map(({ kind, total }) => [kind, { kind, total }])).values()] };
}

async function breaksOf(context: SignedInContext, partId: number): Promise<PartDetail['priceBreaks'] | null> {
  if (!mayViewPrices(context.caller)) return null;
  const asked = { companyId: context.caller.companyId, currency: context.currency, partIds: [partId] };
  const breaks = (await readPriceBreaks(context.readDb, asked)).get(partId) ?? [];
  return breaks.map(({ fromQuantity, price }) => ({ fromQuantity, price: money(price.netMinor, price.currency) }));
}
