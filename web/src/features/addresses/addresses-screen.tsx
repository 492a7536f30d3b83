// The company's shipping addresses (spec §2 user centre, §3, §5): added, changed, made the default of checkout, deleted with a way back.
import { type Address, permissions } from '@outrigger/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isPermitted } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Button } from '../../ui/button.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { AddressCard } from './address-card.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { useAddresses } from './address-calls.ts';
import { useTexts } from './useraddress.texts.ts';

type Open = { address?: Address };

export function AddressesScreen() {
  const t = useTexts();
  const user = useStore(session)?.user;
  const [open, setOpen] = useState<Open>();
  const mayChange = user?.isAccess === true && isPermitted(user, permissions.placeOrders);
  const add = (
    <Button kind="primary" icon={<Plus aria-hidden="true" className="size-4" />} onClick={() => setOpen({})}>
      {t('add')}
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="font-semibold text-28">{t('title')}</h1>
          <p className="text-ink-soft">{t('lead')}</p>
        </div>
        {mayChange && add}
      </div>
      {!mayChange && (
        <RefusedState title={t('readOnlyTitle')} text={t(user?.isAccess ? 'readOnlyText' : 'noAccessText')} />
      )}
      <List mayChange={mayChange} onChange={(address) => setOpen({ address })} />
      {open && <AddressDialog {...open} isOpen onClose={() => setOpen(undefined)} onSaved={() => setOpen(undefined)} />}
    </div>
  );
}

function List({ mayChange, onChange }: { mayChange: boolean; onChange: (address: Address) => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const addresses = useAddresses();
  if (addresses.data?.length === 0)
    return <EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />;
  if (addresses.data)
    return (
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
        {addresses.data.map((address) => (
          <li key={address.id} className="min-w-0">
            <AddressCard {...{ address, mayChange }} onChange={() => onChange(address)} />
          </li>
        ))}
      </ul>
    );
  if (!addresses.error) return <Skeleton className="h-52 w-full rounded-box" />;
  return (
    <ErrorState
      title={t('failed')}
      meaning={say(addresses.error).text}
      action={<Button onClick={() => void addresses.refetch()}>{t('again')}</Button>}
    />
  );
}
