// The door of the cart for parts that were replaced (product §5): what to order instead, all of a set at once, and what of a set is missing.
import type { PartInstead, SetParts } from '@outrigger/contract';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CartLine, LineMachine } from './cart.rules.ts';
import { mayKeepCart } from './cart.sync.ts';
import { useTexts } from './cart.texts.ts';
import { goOn } from './go-on.ts';
import { setsOf, type WaysOn, waysOn } from './stand-in.ts';
import { restsOf } from './way.rules.ts';

export { takeInstead, takeRest } from './take-instead.ts';

const NO_SETS: ReadonlyMap<string, SetParts> = new Map();

/** What was asked for last, as long as it is still wanted, and whether it answers this very question; out of reach there is nothing, and the cart stays as it is. */
function useAnswer<T>(none: T, ask: () => Promise<T>): { answer: T; isOfThis: boolean } {
  const [held, setHeld] = useState({ ask, answer: none });
  useEffect(() => {
    let isWanted = true;
    void ask().then(
      (answer) => isWanted && setHeld({ ask, answer }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [ask]);
  return { answer: held.answer, isOfThis: held.ask === ask };
}

/** The ways on from a code, each the parts to be ordered together; none where there are none, undefined while they are asked for. */
export function useWaysOn(code: string, qty: number): readonly (readonly PartInstead[])[] | undefined {
  // A line that is blocked must say what can be done, also while nobody answers.
  const ask = useCallback(async () => await waysOn(code).catch((): WaysOn => () => []), [code]);
  const { answer, isOfThis } = useAnswer<WaysOn | undefined>(undefined, ask);
  return isOfThis ? answer?.(qty) : undefined;
}

/** By the code of a line: what replaced the part asked for together with it and is not in the cart. */
export function useSetRests(lines: readonly CartLine[]): ReadonlyMap<string, readonly PartInstead[]> {
  const codes = [...new Set(lines.flatMap((line) => line.changeCode ?? []))].toSorted().join(',');
  const ask = useCallback(async () => (codes === '' ? NO_SETS : await setsOf(codes.split(','))), [codes]);
  // Sets go by their code: those of the last question stand while one for a line more is on its way.
  const { answer: sets } = useAnswer<ReadonlyMap<string, SetParts>>(NO_SETS, ask);
  return useMemo(() => restsOf(lines, sets), [lines, sets]);
}

/** Puts all parts that replaced one together into the cart, in one go; warns where one is there (spec §4). */
export function useAddAll() {
  const t = useTexts();
  const router = useRouter();
  return (code: string, way: readonly PartInstead[], machine: Omit<LineMachine, 'qty'> | undefined) => {
    if (mayKeepCart()) goOn({ code, instead: way, machine }, t, (path) => router.history.push(path));
  };
}
