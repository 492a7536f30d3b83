// First step: where to. Addresses in countries without a freight zone say so and cannot be chosen (spec §8: cannot ship to this country).
import type { Address } from '@outrigger/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../client/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddressDialog, type useAddresses } from '../addresses/addresses.data.ts';
import { useTexts } from './checkout.texts.ts';

type StepProps = {
  addresses: ReturnType<typeof useAddresses>;
  chosen: number | undefined;
  onChoose: (id: number) => void;
};

export function AddressStep({ addresses, chosen, onChoose }: StepProps) {
  const t = useTexts();
  const say = useFailureWords();
  const [isAdding, setAdding] = useState(false);
  if (addresses.error && !addresses.data) {
    return (
      <ErrorState
        title={say(addresses.error).title}
        meaning={say(addresses.error).text}
        action={<Button onClick={() => void addresses.refetch()}>{t('again')}</Button>}
      />
    );
  }
  if (!addresses.data) return <Skeleton className="h-40 w-full rounded-box" />;
  return (
    <div className="grid gap-3">
      {addresses.data.length === 0 ? (
        <p className="text-ink-soft">{t('noAddress')}</p>
      ) : (
        <RadioGroup
          label={t('shipTo')}
          look="cards"
          value={chosen === undefined ? null : String(chosen)}
          onChange={(id) => onChoose(Number(id))}
          options={addresses.data
            .toSorted((a, b) => Number(b.isShippedTo) - Number(a.isShippedTo))
            .map((address) => ({
              value: String(address.id),
              label: address.fullName,
              help: <AddressText address={address} />,
              isDisabled: !address.isShippedTo,
            }))}
        />
      )}
      <Button
        kind="secondary"
        className="justify-self-start"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setAdding(true)}
      >
        {t('addAddress')}
      </Button>
      <AddressDialog
        isOpen={isAdding}
        onClose={() => setAdding(false)}
        onSaved={(address) => {
          setAdding(false);
          onChoose(address.id);
        }}
      />
    </div>
  );
}

function AddressText({ address }: { address: Address }) {
  const t = useTexts();
  return (
    <>
      {address.address}, {address.postalCode} {address.city}, {address.state}, {address.countryName}
      <span className="figures">
        {' '}
        · {address.callingCode} {address.telephone}
      </span>
      {!address.isShippedTo && (
        <span className="block font-semibold text-bad">{t('notShippedTo', { country: address.countryName })}</span>
      )}
    </>
  );
}
