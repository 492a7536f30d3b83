// A word or two about a thing under the pointer or the focus; never the only place where something is said.
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';

type TooltipProps = { text: ReactNode; children: ReactElement; side?: 'top' | 'bottom' };

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={8} className="z-50">
          <Base.Popup className="floats max-w-72 border-transparent bg-inverse px-3 py-1.5 text-14 text-on-inverse">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
