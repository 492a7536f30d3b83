// How long the numbers of the machines known may be (product §5: the keyword rule belongs to the serial scheme).
import type { SerialLengths } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { readSerialSchemes } from './serial-schemes.reads.ts';
import { lengthsOf } from './serial.rules.ts';

type Asked = Pick<SignedInContext, 'readDb' | 'shop'>;

/** The lengths machine search accepts in this shop at this moment. */
export const serialLengths = async ({ readDb }: Asked): Promise<SerialLengths> =>
  lengthsOf(await readSerialSchemes(readDb));

/** The same for calls whose answers are kept, which ask what changed before anything else. */
export async function keptSerialLengths(context: Asked): Promise<SerialLengths> {
  return await context.shop.answers.keep('serial lengths', async () => {
    return { value: await serialLengths(context), bytes: 200 };
  });
}
