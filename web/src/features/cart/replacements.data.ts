// The door of the cart for parts that were replaced (product §5): what to order instead, all of a set at once, and what of a set is missing.
import type { PartPiece, PartSet } from '@outrigger/contract';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { CartLine, LineMachine } from './cart.rules.ts';
import { mayKeepCart } from './cart.sync.ts';
import { useTexts } from './cart.texts.ts';
import { addReplacement } from './add-replacement.ts';
import { optionsOf, type OptionsFor, setsOf } from './replacement.ts';
import { missingOfSets } from './missing-of-set.rules.ts';

export { replaceLine, addMissing } from './replace-line.ts';

const NO_SETS: ReadonlyMap<string, PartSet> = new Map();

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

const NO_OPTIONS: ReadonlyMap<string, OptionsFor> = new Map();

/** What is ordered instead of codes, told by code and quantity, each option the parts to be ordered together; none where there is none, undefined while it is asked for. */
export function useOptionsOf(codes: readonly string[]) {
  const joined = [...new Set(codes)].toSorted().join('\n');
  // A line that is blocked must say what can be done, also while nobody answers.
  const ask = useCallback(
    async () => (joined === '' ? NO_OPTIONS : await optionsOf(joined.split('\n')).catch(() => NO_OPTIONS)),
    [joined],
  );
  // Options go by their code: those of the last question stand while one for a code more is on its way.
  const { answer, isOfThis } = useAnswer(NO_OPTIONS, ask);
  return useCallback(
    (code: string, qty: number): readonly (readonly PartPiece[])[] | undefined =>
      answer.get(code)?.(qty) ?? (isOfThis ? [] : undefined),
    [answer, isOfThis],
  );
}

/** By the code of a line: what replaced the part asked for together with it and is not in the cart. */
export function useSetRests(lines: readonly CartLine[]): ReadonlyMap<string, readonly PartPiece[]> {
  const codes = [...new Set(lines.flatMap((line) => line.changeCode ?? []))].toSorted().join(',');
  const ask = useCallback(async () => (codes === '' ? NO_SETS : await setsOf(codes.split(','))), [codes]);
  // Sets go by their code: those of the last question stand while one for a line more is on its way.
  const { answer: sets } = useAnswer<ReadonlyMap<string, PartSet>>(NO_SETS, ask);
  return useMemo(() => missingOfSets(lines, sets), [lines, sets]);
}

/** Puts all parts that replaced one together into the cart, in one go; warns where one is there (spec §4). */
export function useAddAll() {
  const t = useTexts();
  const router = useRouter();
  return (code: string, option: readonly PartPiece[], machine: Omit<LineMachine, 'qty'> | undefined) => {
    if (mayKeepCart()) addReplacement({ code, instead: option, machine }, t, (path) => router.history.push(path));
  };
}
