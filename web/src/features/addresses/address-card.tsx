// One shipping address with what may be done about it; deleting is done at once and can be undone (design: feedback).
import type { Address } from '@outrigger/contract';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { draftOf } from './address.rules.ts';
import { useChangeAddress } from './address-calls.ts';
import { useTexts } from './useraddress.texts.ts';

type CardProps = { address: Address; mayChange: boolean; onChange: () => void };

export function AddressCard({ address, mayChange, onChange }: CardProps) {
  const t = useTexts();
  return (
    <Card className="grid h-full content-between gap-3">
      <div className="grid gap-1">
        <h2 className="wrap-anywhere font-semibold text-16">{address.fullName}</h2>
        <p className="wrap-anywhere text-ink-soft">
          {address.address}
          <br />
          {address.postalCode} {address.city}
          <br />
          {address.state}, {address.countryName}
          <br />
          <span className="figures">
            {address.callingCode} {address.telephone}
          </span>
        </p>
        <p className="flex flex-wrap gap-2 pt-1">
          {address.isDefault && <StatusChip status="done">{t('isDefault')}</StatusChip>}
          {!address.isShippedTo && <StatusChip status="doesNotFit">{t('notShippedTo')}</StatusChip>}
        </p>
      </div>
      {mayChange && <Actions {...{ address, onChange }} />}
    </Card>
  );
}

function Actions({ address, onChange }: Omit<CardProps, 'mayChange'>) {
  const t = useTexts();
  const change = useChangeAddress();
  const whole = { ...draftOf(address), id: address.id };
  const restore = () => change.mutate({ ...whole, isRemoved: false, isDefault: address.isDefault });
  const remove = () =>
    change.mutate(
      { ...whole, isRemoved: true },
      {
        onSuccess: () =>
          showToast({
            text: t('deleted', { name: address.fullName }),
            action: { label: t('undo'), onPress: restore },
          }),
      },
    );
  const of = { 'aria-describedby': undefined, isBusy: change.isPending };
  const named = (what: string) => ({ ...of, 'aria-label': `${what}: ${address.fullName}, ${address.city}` });
  return (
    <div className="-ms-4 flex flex-wrap gap-1">
      <Button kind="quiet" {...named(t('change'))} onClick={onChange}>
        {t('change')}
      </Button>
      {!address.isDefault && address.isShippedTo && (
        <Button kind="quiet" {...named(t('useByDefault'))} onClick={() => change.mutate({ ...whole, isDefault: true })}>
          {t('useByDefault')}
        </Button>
      )}
      <Button kind="quiet" {...named(t('delete'))} onClick={remove}>
        {t('delete')}
      </Button>
    </div>
  );
}
