// A word or two about a thing under the pointer or the focus, or one that was pressed: a finger does not hover; never the only place where something is said.
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, type ReactNode, useId, useState } from 'react';
import { landmarkOf } from './landmark.ts';

type TooltipProps = { text: ReactNode; children: ReactElement; side?: 'top' | 'bottom' };

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger
        ref={setAnchor}
        delay={400}
        closeOnClick={false}
        onClick={() => setOpen(true)}
        aria-describedby={isOpen ? id : undefined}
        render={children}
      />
      <Base.Portal container={landmarkOf(anchor)}>
        <Base.Positioner side={side} sideOffset={8} className="z-popup">
          <Base.Popup
            id={id}
            role="tooltip"
            className="floats max-w-72 border-transparent! bg-inverse! px-3 py-1.5 text-14 text-on-inverse!"
          >
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
