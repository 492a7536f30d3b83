// Whether the drawing beside the rows stands open, kept per person.
import { makeStore, type Store } from '../../../../client/stored/store.ts';
import { storageOwner, storedEntry } from '../../../../client/stored/stored.ts';

const entry = storedEntry<boolean>({
  name: 'drawing-open',
  owner: 'user',
  parse: (content) => (typeof content === 'boolean' ? content : undefined),
});
/** Open until somebody folds it away. */
export const drawingOpen: Store<boolean> = makeStore(entry.read() ?? true);
const follow = () => drawingOpen.set(entry.read() ?? true);
storageOwner.subscribe(follow);
entry.subscribe(follow);

/** Folds the drawing away, or brings it back. */
export function openDrawing(isOpen: boolean): void {
  drawingOpen.set(isOpen);
  entry.write(isOpen);
}
