// The frame of what is done to one credit line: its form, above what was changed and booked before (product §8).
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { DeskCreditLine } from './credit-desk.data.ts';
import { useTexts } from './credit-desk.texts.ts';
import { CreditHistory } from './credit-history.tsx';

type CreditSheetProps = {
  title: string;
  /** What the button says that sends the form. */
  save: string;
  isBusy: boolean;
  line: DeskCreditLine;
  onClose: () => void;
  /** The form, given the id by which the button sends it. */
  children: (formId: string) => ReactNode;
};

export function CreditSheet({ title, save, isBusy, line, onClose, children }: CreditSheetProps) {
  const t = useTexts();
  const formId = useId();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
          {save}
        </Button>
      }
    >
      <div className="grid gap-6">
        {children(formId)}
        <CreditHistory line={line} />
      </div>
    </Sheet>
  );
}
