// The dialog: centred on the desk, from the bottom on the phone; focus stays inside and goes back where it came from.
// It brings Base UI's dialog with it, so screens on the first load import it lazily.
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import './dialog.css';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** The row of buttons at the foot, the main one last. */
  actions?: ReactNode;
  width?: 'narrow' | 'normal' | 'wide' | 'view';
  initialFocus?: RefObject<HTMLElement | null>;
};

const WIDTHS = {
  narrow: 'sm:max-w-md',
  normal: 'sm:max-w-xl',
  wide: 'sm:max-w-4xl',
  /** The quick view of spec §9: 70 % of the page. */
  view: 'sm:max-w-[70vw]',
};

export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, description, closeLabel, children, actions, width = 'normal', initialFocus } = props;
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil z-dialog" />
        <Base.Viewport className="fixed inset-0 z-dialog grid items-end justify-items-center sm:items-center sm:p-6">
          <Base.Popup initialFocus={initialFocus} className={classNames('floats dialog-look', WIDTHS[width])}>
            <div className="flex items-start gap-3 py-3 ps-5 pe-3">
              <Base.Title className="min-w-0 flex-1 py-1.5 font-semibold text-20">{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<X aria-hidden="true" />} />} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
              {description && <Base.Description className="pb-3 text-ink-soft">{description}</Base.Description>}
              {children}
            </div>
            {actions && <div className="dialog-actions">{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
