// Adds or changes a shipping address (spec §3, §5); what was typed stays on any failure.
import type { Address } from '@outrigger/contract';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useSaveAddress } from './address-calls.ts';
import { AddressForm } from './address-form.tsx';
import { useTexts } from './addresses.texts.ts';

type AddressDialogProps = {
  /** Changed where given, else a new one is added. */
  address?: Address;
  isOpen: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

export function AddressDialog({ address, isOpen, onClose, onSaved }: AddressDialogProps) {
  const t = useTexts();
  const formId = useId();
  const save = useSaveAddress();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(address ? 'changeTitle' : 'addTitle')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <AddressForm key={address?.id ?? 'new'} {...{ formId, save, onSaved, ...(address ? { address } : {}) }} />
    </Dialog>
  );
}
