// What was read, resolved to machine, part or figure (spec §2 scan; product §5 Scan).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { resolveCodes } from './resolve-codes.ts';
import { resolvePlate } from './resolve-plate.ts';

type ResolveScan = typeof calls.scan.resolveScan;

/** Everything that may be meant, the likeliest first; machines, parts and figures are catalogue, own numbers count for their company alone. */
export async function resolveScan(
  context: SignedInContext,
  { texts, from }: ParsedOf<ResolveScan>,
): Promise<ResultOf<ResolveScan>> {
  return from === 'plate' ? await resolvePlate(context, texts) : await resolveCodes(context, texts);
}
