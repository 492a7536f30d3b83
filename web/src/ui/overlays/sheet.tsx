// A sheet that slides in from an edge: filters and menus on the phone, details beside a table on the desk.
import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import './dialog.css';

type SheetProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel: string;
  side?: 'start' | 'end' | 'bottom';
  children: ReactNode;
  actions?: ReactNode;
};

const SIDES = {
  start: 'sheet-start inset-y-0 start-0 w-[min(22rem,calc(100vw-3rem))] border-e',
  end: 'sheet-end inset-y-0 end-0 w-[min(28rem,calc(100vw-3rem))] border-s',
  bottom: 'sheet-bottom inset-x-0 bottom-0 max-h-[85dvh] rounded-t-box border-t',
};

export function Sheet({ isOpen, onClose, title, closeLabel, side = 'end', children, actions }: SheetProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="veil z-dialog" />
        <Base.Popup
          className={classNames(
            'sheet-look fixed z-dialog flex flex-col border-line bg-raised text-ink shadow-float',
            SIDES[side],
          )}
        >
          <div className="flex items-center gap-3 border-line border-b py-2 ps-5 pe-2">
            <Base.Title className="min-w-0 flex-1 font-semibold text-16">{title}</Base.Title>
            <Base.Close render={<IconButton label={closeLabel} icon={<X aria-hidden="true" />} />} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-5">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
