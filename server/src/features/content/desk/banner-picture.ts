// Pictures of banners that the office sends: kept among the product files, each under a name that no other ever had, so that nobody goes on seeing the last one.
import type { SignedInContext } from '../../../platform/context.ts';
import type { Trx } from '../../../platform/db/db.ts';
import { forgetProductFile } from '../../../platform/http/forget-product-file.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { readOwnPicture } from '../../uploads/index.ts';

/** A banner is no wider on any screen, twice as fine. */
const EDGE = 1280;
const SENT = 'banner/';

/** Stores a picture that was just sent and answers its name. */
export async function storePicture(context: SignedInContext, fileId: number): Promise<string> {
  const { bytes, ending } = await readOwnPicture(context, { fileId, edge: EDGE });
  const name = `${SENT}${newToken().slice(0, 12)}.${ending}`;
  await context.shop.files.put(productKey(name), bytes);
  return name;
}

/** Removes a picture that no row came to name. */
export const removePicture = async ({ shop }: SignedInContext, name: string): Promise<void> =>
  await shop.files.remove(productKey(name));

/** Has a picture removed that its banner shows no more; what was named and not sent belongs to others. */
export async function letGoPicture(trx: Trx, name: string | null): Promise<void> {
  if (name?.startsWith(SENT)) await forgetProductFile(trx, name);
}
