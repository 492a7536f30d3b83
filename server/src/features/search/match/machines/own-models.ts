// The models of a company's machines, kept as long as neither they nor the catalogue change, instead of read for every key stroke (product §5 Search).
import type { SignedInContext } from '../../../../platform/context.ts';
import { type OwnModel, readOwnModels } from './own-models.reads.ts';

/** Of a company with machines of more models the figures are in the books of several. */
const MODELS_MOST = 40;
const BYTES_EACH = 100;

/** By model; none where there are too many. */
export type OwnModels = ReadonlyMap<number, OwnModel>;

/** The company's own. */
export const ownModels = ({ readDb, shop, caller: { companyId } }: SignedInContext): Promise<OwnModels> =>
  shop.responseCache.getOrMake(`models of machines of ${companyId}`, async () => {
    const rows = await readOwnModels(readDb, companyId, MODELS_MOST + 1);
    const value = new Map(rows.length > MODELS_MOST ? [] : rows.map((one) => [one.variantId, one]));
    return { value, bytes: value.size * BYTES_EACH, topics: [`fleet:${companyId}`] };
  });

/** The one machine of a company among those of some models; undefined where there is none, or more than one. */
export function onlyMachine(
  own: OwnModels,
  variantIds: readonly number[],
): { machineId: number; serialNumber: string } | undefined {
  const [one, ...others] = variantIds.flatMap((id) => own.get(id) ?? []);
  if (!one || others.length > 0 || one.machineId === null || one.serialNumber === null) return undefined;
  return { machineId: one.machineId, serialNumber: one.serialNumber };
}
