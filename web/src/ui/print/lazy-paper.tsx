// The head of paper where a first load is counted (quality 14): it comes with the first sign of a person, who prints nothing before.
import { type ComponentType, type ReactNode, useSyncExternalStore } from 'react';

type PaperProps = { note?: ReactNode };

let loaded: ComponentType<PaperProps> | null = null;
const told = new Set<() => void>();
const subscribe = (tell: () => void) => {
  told.add(tell);
  return () => void told.delete(tell);
};
const load = () =>
  void import('./paper-head.tsx').then(
    ({ PaperHead }) => {
      loaded = PaperHead;
      for (const tell of told) tell();
    },
    // Without it the page prints as it stands on the screen: no reason to take the page away.
    () => undefined,
  );
for (const sign of ['pointermove', 'pointerdown', 'keydown']) addEventListener(sign, load, { once: true });

export function LazyPaper(props: PaperProps) {
  const PaperHead = useSyncExternalStore(subscribe, () => loaded);
  return PaperHead && <PaperHead {...props} />;
}
