// What the strip's "Change" opens: the machines opened last, and any other by fleet number, own name, serial number or model as one types; what is picked takes the place of the chosen one on the same screen.
import { Popover } from '@base-ui/react/popover';
import { type RefObject, useRef } from 'react';
import { landmarkOf } from '../../../ui/overlays/landmark.ts';
import { MachineFinder } from './machine-finder.tsx';
import { useTexts } from './switch.texts.ts';

type MachineSwitchProps = {
  anchor: HTMLElement | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Machines whole, with search by model and scan; leads back here. */
  allHref: string;
};

export function MachineSwitch({ anchor, isOpen, setOpen, allHref }: MachineSwitchProps) {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Portal container={landmarkOf(anchor)}>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={6} collisionPadding={8} className="z-popup">
          <Popover.Popup
            aria-label={t('title')}
            initialFocus={() => firstFocus(field)}
            finalFocus={() => anchor}
            className="floats flex max-h-(--available-height) w-[min(28rem,calc(100vw-1rem))] flex-col p-1"
          >
            <MachineFinder {...{ field, allHref }} onDone={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** With a finger the machines opened last are nearer than a keyboard that covers them. */
function firstFocus(field: RefObject<HTMLInputElement | null>): HTMLElement | boolean {
  return window.matchMedia('(pointer: coarse)').matches ? true : (field.current ?? true);
}
