// The print button where a first load is counted (quality 14): it comes at the desk alone, its place is there before it.
import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import type { PrintButton } from './print-button.tsx';
import { DESK, useMedia } from '../use-media.ts';

type PrintProps = ComponentProps<typeof PrintButton>;

const NONE: { default: ComponentType<PrintProps> } = { default: () => null };
/** Out of reach the browser's own menu prints as well. */
const Later = lazy(
  (): Promise<typeof NONE> =>
    import('./print-button.tsx').then(
      (file) => ({ default: file.PrintButton }),
      () => NONE,
    ),
);

export function LazyPrint(props: PrintProps) {
  if (!useMedia(DESK)) return null;
  return (
    <span className="size-control print:hidden">
      <Suspense>
        <Later {...props} />
      </Suspense>
    </span>
  );
}
