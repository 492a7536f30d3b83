// The chosen machine (design: the machine strip): kept per person until dropped; fit verdicts of every screen speak about it.
import { makeStore, useStore } from './stored/store.ts';
import { storageOwner, storedEntry } from './stored/stored.ts';

/** How strongly it is known what fits the machine (product §5), strongest first. */
export const PROOFS = ['asBuilt', 'option', 'range', 'model', 'none'] as const;
/** One proof. */
export type Proof = (typeof PROOFS)[number];

/** The machine as the strip shows it. */
export interface ChosenMachine {
  hostId: number;
  serialNumber: string;
  model: string;
  /** Whose book it has; not known of a machine that was chosen before this was kept. */
  variantId?: number;
  type: string;
  /** Strongest proof its parts lists can give. */
  proof: Proof;
  /** Picture below /static; a line drawing stands in where there is none. */
  pictureUrl?: string;
  /** The company's own name or fleet number for it. */
  ownName?: string;
}

function parse(content: unknown): ChosenMachine | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const found = content as Partial<ChosenMachine>;
  if (typeof found.hostId !== 'number' || typeof found.serialNumber !== 'string') return undefined;
  return {
    ...found,
    hostId: found.hostId,
    serialNumber: found.serialNumber,
    model: found.model ?? '',
    type: found.type ?? '',
    proof: found.proof ?? 'none',
  };
}

const entry = storedEntry<ChosenMachine>({ name: 'machine', owner: 'user', parse });
const chosen = makeStore<ChosenMachine | undefined>(entry.read());
const follow = () => chosen.set(entry.read());
storageOwner.subscribe(follow);
entry.subscribe(follow);

/** Puts a machine onto the strip of every screen. */
export function chooseMachine(machine: ChosenMachine): void {
  entry.write(machine);
  chosen.set(machine);
}

/** Takes the machine off the strip. */
export function dropMachine(): void {
  entry.remove();
}

/** The machine on the strip at this moment, for what is asked ahead of a screen. */
export const chosenMachine = (): ChosenMachine | undefined => chosen.get();

/** The machine on the strip, undefined when none is chosen. */
export function useChosenMachine(): ChosenMachine | undefined {
  return useStore(chosen);
}
