// What every search begins with: who asks for what, and what is known beforehand of the words (product §5 Search).
import type { SignedInContext } from '../../platform/context.ts';
import { fittingParts } from '../fit/index.ts';
import { keptSerialLengths } from '../machines/index.ts';
import type { Asked } from './asked.ts';
import { knownLabels } from './known-labels.ts';
import { findModels } from './known-models.ts';
import { findNames } from './known-names.ts';
import type { NamedModel } from './named-model.ts';
import type { Labels } from './labels.rules.ts';
import type { LiveIndex } from './live-index.ts';
import { GROUP_COUNTED_MOST } from './other-groups.reads.ts';

/** Plans made once are right for what stays to be asked where the indexes find parts and figures. */
export async function askedOf(
  context: SignedInContext,
  { keyword: text, hostId }: { keyword: string; hostId?: number | undefined },
  index: LiveIndex | null,
): Promise<Asked> {
  const { readDb, language, caller, shop } = context;
  const [models, names, lengths] = await Promise.all([
    findModels(shop.answers, readDb, text),
    findNames(shop.answers, readDb, text),
    keptSerialLengths(context),
  ]);
  const figures = index?.figures(text, GROUP_COUNTED_MOST) ?? null;
  const db = figures && index?.engine() ? shop.steadyDb : readDb;
  return { db, language, companyId: caller.companyId, text, models, names, hostId, lengths, figures };
}

/** Codes are compared without punctuation, so that punctuation alone would begin every one of them. */
export const isSearchable = (keyword: string): boolean => /[\p{L}\p{N}]/u.test(keyword);

/** The labels by whose words parts are found. */
export const labelsOf = ({ shop, readDb }: SignedInContext): Promise<Labels> => knownLabels(shop.answers, readDb);

/** Parts that fit the chosen machine; null where none is chosen or it is gone. */
export async function fittingOf(
  context: SignedInContext,
  hostId: number | undefined,
): Promise<ReadonlySet<number> | null> {
  return hostId === undefined ? null : ((await fittingParts(context, hostId))?.set ?? null);
}

/** What comes before everything else: what fits the chosen machine, or what stands in the books of a model typed that this machine is none of. */
export async function aheadOf(
  context: SignedInContext,
  hostId: number | undefined,
  model: NamedModel | null,
): Promise<ReadonlySet<number> | null> {
  const fitting = hostId === undefined ? null : await fittingParts(context, hostId);
  if (!model) return fitting?.set ?? null;
  return fitting && model.ids.includes(fitting.variantId) ? fitting.set : model.parts;
}
