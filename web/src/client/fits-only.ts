// Whether lists are held to what fits the chosen machine (product §5): on from the start, kept per person, through searches and screens.
import { chosenMachine, useChosenMachine } from './chosen-machine.ts';
import { makeStore, type Store, useStore } from './stored/store.ts';
import { storageOwner, storedEntry } from './stored/stored.ts';

/** What an address says of it: hold to what fits, show all; undefined leaves it to what the person wants. */
export type FitsAsked = '0' | '1' | undefined;

const entry = storedEntry<boolean>({
  name: 'only-what-fits',
  owner: 'user',
  parse: (content) => (typeof content === 'boolean' ? content : undefined),
});
const wanted: Store<boolean> = makeStore(entry.read() ?? true);
const follow = () => wanted.set(entry.read() ?? true);
storageOwner.subscribe(follow);
entry.subscribe(follow);

/** Remembers what somebody chose, for every list after this one. */
export function keepFitsOnly(isOn: boolean): void {
  wanted.set(isOn);
  entry.write(isOn);
}

/** The address goes first; without a machine only an address can ask. */
const heldBy = (asked: FitsAsked, isWanted: boolean): '1' | undefined =>
  asked === '1' || (asked === undefined && isWanted) ? '1' : undefined;

/** Whether the list is held now, in the word of the address. */
export function useHeldToFit(asked: FitsAsked): '1' | undefined {
  const isWanted = useStore(wanted);
  const machine = useChosenMachine();
  return heldBy(asked, machine !== undefined && isWanted);
}

/** The same for what is asked ahead of a screen. */
export const heldToFit = (asked: FitsAsked): '1' | undefined =>
  heldBy(asked, chosenMachine() !== undefined && wanted.get());
