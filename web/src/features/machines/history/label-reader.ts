// Reads the code after its label in what is typed; it comes with the first sign of a person, since nobody types before it (quality 14: first load).
import { useEffect } from 'react';
import { makeStore, type Store, useStore } from '../../../client/stored/store.ts';

/** The code after a label in a text, null where no label stands in it. */
export type LabelReader = (text: string) => string | null;

const NONE: LabelReader = () => null;
// In an object, since a function in a store would be taken for one that makes the value.
const loaded: Store<{ read: LabelReader }> = makeStore({ read: NONE });
const load = async () => loaded.set({ read: (await import('./labelled-code.ts')).labelledCode });
const loadSoon = () => void load().catch(() => undefined);
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, loadSoon, { once: true });

/** The reader once it is there; until then no text has a label. An address brings words before anybody touches the page. */
export function useLabelReader(isWanted: boolean): LabelReader {
  const { read } = useStore(loaded);
  useEffect(() => {
    if (isWanted && read === NONE) loadSoon();
  }, [isWanted, read]);
  return read;
}
