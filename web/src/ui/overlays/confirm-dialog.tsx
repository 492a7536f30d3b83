// Asks before something that cannot be undone; closing by a press outside is not an answer.
import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import './dialog.css';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: ReactNode;
  /** What happens then, and what becomes of the work. */
  description: ReactNode;
  confirmLabel: string;
  /** Left out where there is only one way on, as after a 401. */
  cancelLabel?: string;
  onConfirm: () => void;
  onCancel: () => void;
  isDangerous?: boolean;
  isBusy?: boolean;
  children?: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, description, confirmLabel, cancelLabel, onConfirm, onCancel, isDangerous, isBusy } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="veil z-popup" />
        <AlertDialog.Viewport className="fixed inset-0 z-popup grid items-end justify-items-center sm:items-center sm:p-6">
          <AlertDialog.Popup className="floats dialog-look sm:max-w-md">
            <div className="min-h-0 overflow-y-auto px-5 pt-5 pb-5">
              <AlertDialog.Title className="pb-2 font-semibold text-20">{title}</AlertDialog.Title>
              <AlertDialog.Description className="text-ink-soft">{description}</AlertDialog.Description>
              {props.children}
            </div>
            <div className="dialog-actions">
              {cancelLabel && <Button onClick={onCancel}>{cancelLabel}</Button>}
              <Button kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
