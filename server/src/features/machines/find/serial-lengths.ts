// How long the numbers of the machines known may be (product §5: the keyword rule belongs to the serial scheme).
import type { SerialLengths } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { readSerialSchemes } from './serial-schemes.reads.ts';
import { lengthsOf } from './serial.rules.ts';

type ReadingContext = Pick<SignedInContext, 'readDb' | 'shop'>;

/** The lengths machine search accepts in this shop at this moment. */
export async function serialLengths(context: ReadingContext): Promise<SerialLengths> {
  await context.shop.responseCache.catchUp();
  return await keptSerialLengths(context);
}

/** The same for calls whose answers are kept, which ask what changed before anything else. */
export async function keptSerialLengths({ readDb, shop }: ReadingContext): Promise<SerialLengths> {
  // Kept, since every machine is looked at where a scheme says no length.
  return await shop.responseCache.getOrMake('serial lengths', async () => {
    return { value: lengthsOf(await readSerialSchemes(readDb)), bytes: 200 };
  });
}
