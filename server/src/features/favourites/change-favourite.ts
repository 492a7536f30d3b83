// Adds a part to the favourites or takes it off (spec §5: duplicates are rejected in favourites).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { resolveCodes } from '../supersession/index.ts';
import { deleteFavourite, insertFavourite } from './favourites.store.ts';

type ChangeFavourite = typeof calls.favourites.changeFavourite;

/** Taking off what is not there is a success without effect. */
export async function changeFavourite(
  context: CustomerContext,
  input: ParsedOf<ChangeFavourite>,
): Promise<ResultOf<ChangeFavourite>> {
  const { db, caller } = context;
  const part = (await resolveCodes(db, { companyId: caller.companyId, codes: [input.code] })).get(input.code);
  if (!part) refuse('partNotFound', { code: input.code });
  // The heart is of the part that was shown, also where another one took its place.
  const { foundPartId: partId, foundCode: code } = part;
  if (!input.isFavourite) await deleteFavourite(db, caller.userId, partId);
  else if (!(await insertFavourite(db, caller, partId))) refuse('alreadyFavourite', { code });
  return { code, isFavourite: input.isFavourite };
}
