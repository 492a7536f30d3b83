// Asks which lines do not fit their machines, and remembers what was ordered anyway: cart and checkout ask once (product §5).
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { useMemo } from 'react';
import { useCalls } from '../../../client/api/use-calls.ts';
import { makeStore, useStore } from '../../../client/stored/store.ts';
import type { CartLine } from '../../cart/cart.data.ts';
import { fitInputs } from '../cart/line-fits.rules.ts';
import { type Misfit, misfitKey, misfitsOf } from './misfits.rules.ts';

const accepted = makeStore<ReadonlySet<string>>(new Set());

/** Nobody is asked about these again. */
export const orderAnyway = (misfits: readonly Misfit[]): void =>
  accepted.set(new Set([...accepted.get(), ...misfits.map(({ key }) => key)]));

/** Of these lines what was decided to be ordered although it does not fit. */
export const acceptedOf = (lines: readonly CartLine[]): string[] =>
  lines.flatMap(({ partId, machines }) =>
    machines.map(({ hostId }) => misfitKey(hostId, partId)).filter((key) => accepted.get().has(key)),
  );

/** Those nobody decided about yet; none while it is not known. */
export function useMisfits(lines: readonly CartLine[]): Misfit[] {
  const decided = useStore(accepted);
  // The same questions as those of the lines themselves.
  const inputs = useMemo(() => fitInputs(lines), [lines]);
  const fits = useCalls(machineCalls.fitOfParts, inputs);
  const off = fits.flatMap(({ data }, at) =>
    (data ?? []).flatMap(({ partId, verdict }) =>
      verdict === 'doesNotFit' ? [misfitKey(inputs[at]?.hostId ?? 0, partId)] : [],
    ),
  );
  return misfitsOf(lines, new Set(off)).filter(({ key }) => !decided.has(key));
}
