// One part with everything its page shows; an old code leads to what replaced it and says so (spec §2, product §5).
import { type calls, money, type ParsedOf, type PartDetail, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { readPriceBreaks } from '../pricing/index.ts';
import { readPartId } from './part-base.reads.ts';
import { pricesFor, readPartCards } from './part-cards.ts';
import {
  readAliases,
  readCategoryPath,
  readFacts,
  readMatchedModels,
  readRelations,
  readStockPlaces,
  readTags,
  readUses,
} from './part-detail.reads.ts';
import { resolveCodes } from './resolve-codes.reads.ts';
import { readChain } from './successors.reads.ts';

type GoodsDetail = typeof calls.parts.goodsDetail;

/** The part by id or by any code; by its own code an old part shows itself, with its successors beside it. */
export async function readPart(context: SignedInContext, input: ParsedOf<GoodsDetail>): Promise<ResultOf<GoodsDetail>> {
  const found = await findPart(context, input);
  if (!found) refuse('partNotFound', { code: input.code ?? String(input.id) });
  const [card] = await readPartCards(context, [found.partId]);
  if (!card) refuse('partNotFound', { code: input.code ?? String(input.id) });
  return { ...card, changeCode: found.changeCode, ...(await detailsOf(context, found.partId)) };
}

async function findPart(
  context: SignedInContext,
  input: ParsedOf<GoodsDetail>,
): Promise<{ partId: number; changeCode: string | null } | null> {
  const { readDb, caller } = context;
  if (input.id === undefined && input.code === undefined) refuseFields([{ field: 'code', problem: 'required' }]);
  const own = await readPartId(readDb, input.id === undefined ? { code: input.code ?? '' } : { id: input.id });
  if (own !== null || input.code === undefined) return own === null ? null : { partId: own, changeCode: null };
  const resolved = (await resolveCodes(readDb, { companyId: caller.companyId, codes: [input.code] })).get(input.code);
  return resolved ? { partId: resolved.partId, changeCode: resolved.changeCode } : null;
}

type Details = Omit<PartDetail, keyof Awaited<ReturnType<typeof readPartCards>>[number] | 'changeCode'>;

async function detailsOf(context: SignedInContext, partId: number): Promise<Details> {
  const { readDb: db, language } = context;
  const [facts, categories, tags, aliases, stockPlaces, related, chain, matchedModels, usedIn, priceBreaks] =
    await Promise.all([
      readFacts(db, language, partId),
      readCategoryPath(db, language, partId),
      readTags(db, language, partId),
      readAliases(db, partId),
      readStockPlaces(db, partId),
      relatedOf(context, partId),
      readChain(db, language, partId),
      readMatchedModels(db, language, partId),
      readUses(db, language, partId),
      breaksOf(context, partId),
    ]);
  return {
    ...facts,
    categories,
    tags,
    aliases,
    stockPlaces,
    related,
    chain,
    matchedModels,
    usedIn,
    ...(priceBreaks ? { priceBreaks } : {}),
  };
}

async function relatedOf(context: SignedInContext, partId: number): Promise<PartDetail['related']> {
  const relations = await readRelations(context.readDb, partId);
  const cards = await readPartCards(context, [...new Set(relations.map((relation) => relation.partId))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return relations.flatMap(({ kind, quantity, partId: id }) => {
    const part = byId.get(id);
    return part ? [{ kind, quantity, part }] : [];
  });
}

async function breaksOf(context: SignedInContext, partId: number): Promise<PartDetail['priceBreaks'] | null> {
  if ((await pricesFor(context, [])) === null) return null;
  const asked = { companyId: context.caller.companyId, currency: context.currency, partId };
  const breaks = await readPriceBreaks(context.readDb, asked);
  return breaks.map(({ fromQuantity, price }) => ({ fromQuantity, price: money(price.netMinor, price.currency) }));
}
