// A part put into the cart by its code alone, for who reads codes off a paper (spec §2 Quick add items); a pasted list goes on to quick add.
import { quantityIn } from '@outrigger/contract';
import { quickAddCalls } from '@outrigger/contract/calls/quick-add.ts';
import { useRouter } from '@tanstack/react-router';
import { type ClipboardEvent, type FormEvent, useRef, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useSend } from '../../../client/api/use-call.ts';
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { isPartList, pastedList } from '../../../client/pasted-list.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useAddableOf, useAddToCart } from '../../cart/cart.data.ts';
import { useTexts } from '../checkout.texts.ts';

const CODE_MOST = 100;

export function CodeRow() {
  const t = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('1');
  const { error, isBusy, add, forget } = useAddByCode();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await add(code.trim(), quantity)) {
      setCode('');
      setQuantity('1');
    }
    field.current?.focus();
  };
  return (
    <form
      noValidate
      aria-label={t('byCode')}
      className="grid max-w-xl grid-cols-[minmax(0,1fr)_5rem_auto] items-start gap-2 print:hidden"
      onSubmit={(event) => void send(event)}
      onPaste={usePastedList()}
    >
      <TextField
        ref={field}
        isCode
        label={t('byCodeField')}
        value={code}
        maxLength={CODE_MOST}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => {
          setCode(event.target.value);
          forget();
        }}
        {...(error.code ? { error: error.code } : {})}
      />
      <TextField
        label={t('byCodeQuantity')}
        value={quantity}
        inputMode="numeric"
        autoComplete="off"
        onChange={(event) => {
          setQuantity(event.target.value);
          forget();
        }}
        {...(error.quantity ? { error: error.quantity } : {})}
      />
      <Button type="submit" className="mt-6.5" isBusy={isBusy}>
        {t('byCodeAdd')}
      </Button>
    </form>
  );
}

type Errors = { code?: string; quantity?: string };

/** Adds what a code leads to, for the machine on the strip; false where it leads nowhere, which is said at its field. */
function useAddByCode() {
  const t = useTexts();
  const say = useFailureWords();
  const machine = useChosenMachine();
  const addableOf = useAddableOf();
  const { addToCart } = useAddToCart();
  const checking = useSend(quickAddCalls.checkRows, { quiet: true });
  const [error, setError] = useState<Errors>({});
  const refuse = (problem: Errors): false => {
    setError(problem);
    return false;
  };
  const add = async (code: string, quantity: string): Promise<boolean> => {
    const qty = quantityIn(quantity);
    if (code === '') return refuse({ code: t('byCodeMissing') });
    if (qty === null) return refuse({ quantity: t('byCodeNoQuantity') });
    try {
      const [found] = await checking.mutateAsync({ codes: [code] });
      if (!found?.part) return refuse({ code: t('byCodeUnknown') });
      const part = { ...addableOf(found.part), changeCode: found.changeCode, replacedBy: [] };
      await addToCart(part, qty, machine && { hostId: machine.hostId, serialNumber: machine.serialNumber });
      return true;
    } catch (failure) {
      return refuse({ code: say(failure).text });
    }
  };
  return { error, isBusy: checking.isPending, add, forget: () => setError({}) };
}

function usePastedList(): (event: ClipboardEvent) => void {
  const router = useRouter();
  return (event) => {
    const list = event.clipboardData.getData('text/plain');
    if (!isPartList(list)) return;
    event.preventDefault();
    pastedList.set(list);
    void router.navigate({ to: '/quickadd' });
  };
}
