// A button with a menu. The button is all that the first load carries; what it opens comes with the first sign of intent.
import { type ComponentType, type ReactElement, Suspense, useState } from 'react';

/** What the open menu gets; spread all of it on a `MenuPopup`, beside its entries. */
export type MenuPopupProps = {
  label: string;
  align: 'start' | 'end';
  anchor: HTMLButtonElement | null;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
};

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
  /** A lazy component that draws a `MenuPopup` with its entries. */
  popup: ComponentType<MenuPopupProps>;
  /** Begins to load it. */
  prepare?: () => void;
  trigger: (props: MenuTrigger) => ReactElement;
  align?: 'start' | 'end';
};

/** Of a menu's button in a header. */
export const MENU_BUTTON_LOOK =
  'inline-flex min-h-control min-w-control items-center justify-center gap-2 rounded-box px-2 font-medium hover:bg-hover';

export function Menu({ label, popup: Popup, prepare = () => {}, trigger, align = 'start' }: MenuProps) {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
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
          <Popup {...{ label, align, anchor, isOpen, setOpen }} />
        </Suspense>
      )}
    </>
  );
}
