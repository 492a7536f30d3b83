// Calls of single parts and their use cases (spec §7 Shop).
import { calls, type PartCard } from '@outrigger/contract';
import { cachedCall } from '../../platform/response-cache/cached-call.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { isPriceViewOf, priceViewOf } from '../pricing/index.ts';
import { readAnyPart } from './any-part.reads.ts';
import { readPartCards } from './part-cards.ts';
import { findPart, readPart } from './read-part.ts';
import { readPartBatch } from './read-part-batch.ts';
import { sizesOfFiles } from './sizes-of-files.ts';
import { readPartsTogether } from './together/read-parts-together.ts';

const { parts } = calls;
const idsOf = (cards: readonly PartCard[]): number[] => cards.map((card) => card.id);

/** Mounts the parts feature. */
export function partRoutes(app: App, shop: Shop): void {
  serve(app, shop, parts, {
    goodsDetail: cachedCall(parts.goodsDetail, readPart, {
      find: findPart,
      seenAs: priceViewOf,
      isSameView: isPriceViewOf,
      parts: (part) => [
        part.id,
        ...part.related.map((one) => one.part.id),
        ...part.chain.flatMap((step) => step.partId ?? []),
      ],
      warmUpWith: async ({ readDb }) => {
        const partId = await readAnyPart(readDb);
        return partId === null ? [] : [{ partId, changeCode: null }];
      },
    }),
    goodsTogether: readPartsTogether,
    goodsListByIds: cachedCall(
      parts.goodsListByIds,
      (context, { ids }) => readPartCards(context, ids.split(',').map(Number)),
      { seenAs: priceViewOf, isSameView: isPriceViewOf, parts: idsOf },
    ),
    goodsBatchDetail: readPartBatch,
    productFileSizes: (_context, { names }) => sizesOfFiles(shop.files, names),
  });
}
