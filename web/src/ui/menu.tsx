// A button with a menu. The button is all that the first load carries; the menu itself comes with the first sign of intent.
import { lazy, type ReactElement, Suspense, useState } from 'react';

import type { MenuEntry } from './menu-entry.ts';

const loadPopup = () => import('./menu-popup.tsx');
const MenuPopup = lazy(() => loadPopup().then((file) => ({ default: file.MenuPopup })));

/** What the trigger gets; spread all of it on a button. */
export type MenuTrigger = {
  ref: (element: HTMLButtonElement | null) => void;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onClick: () => void;
  onPointerEnter: () => void;
  onFocus: () => void;
};

type MenuProps = {
  label: string;
  entries: readonly MenuEntry[];
  trigger: (props: MenuTrigger) => ReactElement;
  align?: 'start' | 'end';
};

export function Menu({ label, entries, trigger, align = 'start' }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const prepare = () => void loadPopup();
  return (
    <>
      {trigger({
        ref: setAnchor,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => {
          setWanted(true);
          setOpen(!isOpen);
        },
        onPointerEnter: prepare,
        onFocus: prepare,
      })}
      {isWanted && (
        <Suspense>
          <MenuPopup {...{ label, entries, align, anchor, isOpen, setOpen }} />
        </Suspense>
      )}
    </>
  );
}
