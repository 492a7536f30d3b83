// Parts found, as hits: whole cards for a page of results, names alone for offers while somebody types (product §5 Search).
import { type calls, type Language, LANGUAGES, type PartCard, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../../platform/context.ts';
import { type FittingParts, readListed, unsaidOf, verdictOf } from '../../../fit/index.ts';
import { readPartCards } from '../../../parts/index.ts';
import { namesOf } from '../../reasons/matched-name.rules.ts';
import type { Synonyms } from '../../synonyms/synonyms.rules.ts';
import type { Labels } from '../labels/labels.rules.ts';
import type { LiveIndex } from '../../index/live/live-index.ts';
import type { NamedModel } from '../models/named-model.ts';
import { type SuggestedPart, readSuggestedParts, type ShownPart } from '../../suggest/suggested-parts.reads.ts';
import { reasonOf } from '../../reasons/part-reason.rules.ts';
import type { FoundParts } from './search-parts.ts';

type Hit = ResultOf<typeof calls.search.goodsSearch>['items'][number];
/** Parts in the order found, what is said of them on the chosen machine, the labels by whose words parts are found, and a model named beside them. */
type Ordered = {
  found: FoundParts;
  judged: FittingParts | null;
  labels: Labels;
  synonyms: Synonyms | null;
  model: NamedModel | null;
};
type Reader = Pick<SignedInContext, 'language'> & { keyword: string };

const MODELS_SHOWN = 3;

/** A page of results: each with its card; those of one name say what tells them apart. */
export async function partHits(context: SignedInContext, ordered: Ordered, keyword: string): Promise<Hit[]> {
  const { preparedDb } = context.shop;
  const ids = idsOf(ordered);
  const unsaid = ordered.judged ? unsaidOf(ordered.judged, ids) : [];
  const [cards, listed] = await Promise.all([
    readPartCards({ ...context, readDb: preparedDb }, ids),
    unsaid.length > 0 ? readListed(preparedDb, unsaid) : new Set<number>(),
  ]);
  const apart = await tellApart(context, cards);
  const byId = new Map<number, PartCard>(cards.map((card) => [card.id, card]));
  const shown = new Map(cards.map((card) => [card.id, { ...card, isPrinted: listed.has(card.id) }]));
  const hits = hitsOf(ordered, shown, { language: context.language, keyword });
  return hits.map((hit) => ({ ...hit, subtitle: toldApart(hit, apart.get(hit.id)), part: byId.get(hit.id) }));
}

/** What tells cards of one name apart; nothing is asked where each has a name of its own. */
async function tellApart(
  { language, shop }: SignedInContext,
  cards: readonly PartCard[],
): Promise<Map<number, SuggestedPart>> {
  const shown = cards.map((card) => namesOf(card)[language] ?? card.name);
  const alike = alikeOf(
    cards.map(({ id }) => id),
    shown,
  );
  if (alike.length === 0) return new Map();
  const parts = await readSuggestedParts(shop.preparedDb, language, { ids: alike, alike, unsaid: [] });
  return new Map(parts.map((part) => [part.id, part]));
}

/** Offers: without price and stock, which none shows; those of one name say which size each has and for which models it is. */
export async function suggestedParts(
  context: SignedInContext,
  ordered: Ordered,
  { keyword, index }: { keyword: string; index: LiveIndex | null },
): Promise<Hit[]> {
  const { language, shop } = context;
  const ids = idsOf(ordered);
  const { judged } = ordered;
  const parts = await readSuggestedParts(shop.preparedDb, language, {
    ids,
    alike: ofOneName(ids, language, index),
    unsaid: judged ? unsaidOf(judged, ids) : [],
  });
  const byId = new Map<number, SuggestedPart>(parts.map((part) => [part.id, part]));
  return hitsOf(ordered, byId, { language, keyword }).map((hit) => {
    const part = byId.get(hit.id);
    const { replacedBy = [] } = part ?? {};
    return { ...hit, subtitle: toldApart(hit, part), ...(replacedBy.length > 0 ? { replacedBy } : {}) };
  });
}

function toldApart({ subtitle }: Hit, part: SuggestedPart | undefined): string | null {
  const { size = null, models = [] } = part ?? {};
  const shown = models.slice(0, MODELS_SHOWN).join(', ') + (models.length > MODELS_SHOWN ? ', …' : '');
  return [subtitle, size, shown].filter(Boolean).join(' · ') || null;
}

// The database is not asked what tells apart where each has a name of its own.
function ofOneName(ids: readonly number[], language: Language, index: LiveIndex | null): readonly number[] {
  const engine = index?.engine() ?? null;
  if (!engine) return ids;
  const place = LANGUAGES.indexOf(language);
  const names = ids.map((id) => engine.namesOf(id).names);
  // Of a part that is not on sale the index knows nothing.
  if (names.some((one) => one.length === 0)) return ids;
  return alikeOf(
    ids,
    names.map((one) => one[place] || one[0]),
  );
}

const alikeOf = (ids: readonly number[], names: readonly (string | undefined)[]): number[] =>
  ids.filter((_, at) => names.some((name, other) => other !== at && name === names[at]));

const idsOf = ({ found }: Ordered): number[] => found.hits.map((hit) => hit.partId);

function hitsOf(ordered: Ordered, parts: ReadonlyMap<number, ShownPart>, reader: Reader): Hit[] {
  const { found, judged, model } = ordered;
  const ways = ordered.synonyms?.waysOf(reader.keyword, reader.language) ?? [];
  return found.hits.flatMap((hit) => {
    const part = parts.get(hit.partId);
    if (!part) return [];
    const name = namesOf(part)[reader.language];
    return [
      {
        kind: 'part' as const,
        id: part.id,
        code: part.code,
        title: name ?? part.name,
        ...(name ? {} : { titleLang: 'en' as const }),
        subtitle: part.type,
        ...(part.typeLang ? { subtitleLang: part.typeLang } : {}),
        image: part.imageUrl.split(',')[0] || null,
        ...reasonOf(hit, part, { ...reader, labels: ordered.labels, ways }),
        ...(judged ? { verdict: verdictOf(judged, part.id, part.isPrinted) } : {}),
        ...(model?.parts.has(part.id) ? { inBookOf: model.name } : {}),
      },
    ];
  });
}
