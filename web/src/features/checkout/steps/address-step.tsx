// First step: where to. Addresses in countries without a freight zone say so and cannot be chosen (spec §8: cannot ship to this country).
import type { Address } from '@outrigger/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AddressDialog, type useAddresses } from '../../addresses/addresses.data.ts';
import { useTexts } from '../checkout.texts.ts';

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
        <AddressChoice addresses={addresses.data} {...{ chosen, onChoose }} />
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

/** So many are shown at once; of more only the chosen one, so that the usual address is one press (design: checkout). */
const SHORT = 2;

type ChoiceProps = Omit<StepProps, 'addresses'> & { addresses: readonly Address[] };

function AddressChoice({ addresses, chosen, onChoose }: ChoiceProps) {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  const sorted = addresses.toSorted((a, b) => Number(b.isShippedTo) - Number(a.isShippedTo));
  const isFolded = !isWhole && chosen !== undefined && sorted.length > SHORT;
  const shown = isFolded ? sorted.filter((one) => one.id === chosen) : sorted;
  return (
    <>
      <RadioGroup
        label={t('shipTo')}
        look="cards"
        value={chosen === undefined ? null : String(chosen)}
        onChange={(id) => onChoose(Number(id))}
        options={shown.map((address) => ({
          value: String(address.id),
          label: <AddressName address={address} />,
          help: <AddressText address={address} />,
          isDisabled: !address.isShippedTo,
        }))}
      />
      {isFolded && (
        <Button kind="secondary" className="justify-self-start" onClick={() => setWhole(true)}>
          {t('otherAddresses', { count: sorted.length - 1 })}
        </Button>
      )}
    </>
  );
}

function AddressName({ address }: { address: Address }) {
  const t = useTexts();
  return (
    <>
      {address.fullName}
      {address.isDefault && <span className="ms-2 font-normal text-14 text-ink-soft">{t('usualAddress')}</span>}
    </>
  );
}

function AddressText({ address }: { address: Address }) {
  const t = useTexts();
  return (
    <>
      {address.address}, {address.postalCode} {address.city}, {address.state}, {address.countryName}
      <span className="figures whitespace-nowrap">
        {' '}
        · {address.callingCode} {address.telephone}
      </span>
      {!address.isShippedTo && (
        <span className="block font-semibold text-bad">{t('notShippedTo', { country: address.countryName })}</span>
      )}
    </>
  );
}
