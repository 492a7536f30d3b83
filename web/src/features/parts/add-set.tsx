// All parts that replaced one together, put into the cart with one press, so that nobody orders half of them (product §5 Supersession).
import { type PartCard, successorsInForce } from '@outrigger/contract';
import { ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { Button } from '../../ui/button.tsx';
import { useMayOrder } from '../cart/cart.data.ts';
import { type SetParts, setOf, useAddAll, wayFor } from '../cart/successors.data.ts';
import { useTexts } from './detail.texts.ts';
import { SetFit } from './set-fit.tsx';
import { useSoldInstead } from './parts.data.ts';
import { isSet } from './supersession.rules.ts';

type SetProps = {
  part: Pick<PartCard, 'code' | 'replacedBy'>;
  hasNotice?: boolean;
  /** What stands below; told whether all of the set is the main step, which it may be for as long as it is asked for. */
  children: (isOffered: boolean) => ReactNode;
};

/** The button above what is given; no button where it is one part, a choice, not sold whole, or for who may not order. */
export function AddSet({ part, hasNotice = false, children }: SetProps) {
  const mayOrder = useMayOrder();
  const today = new Date().toISOString().slice(0, 10);
  const steps = isSet(part, today) ? successorsInForce(part, today) : [];
  const { data: sold, isPending } = useSoldInstead(steps.map((one) => one.code));
  const set = sold && mayOrder && steps.length > 0 ? setOf(steps, sold) : null;
  return (
    <>
      {set && <WholeSet code={part.code} set={set} hasNotice={hasNotice} />}
      {children(set !== null || (steps.length > 0 && isPending))}
    </>
  );
}

function WholeSet({ code, set, hasNotice }: { code: string; set: SetParts; hasNotice: boolean }) {
  const t = useTexts();
  const machine = useChosenMachine();
  const addAll = useAddAll();
  const way = wayFor(set, 1);
  const goesFor = machine && { hostId: machine.hostId, serialNumber: machine.serialNumber };
  return (
    <div className="grid gap-2 print:hidden">
      {hasNotice && <p className="text-14">{t('replacedTogether', { count: set.length })}</p>}
      <p className="wrap-anywhere figures text-14 text-ink-soft">
        {way.map((one) => `${one.qty} × ${one.part.code}`).join(' + ')}
      </p>
      <SetFit way={way} />
      <Button
        kind="primary"
        icon={<ShoppingCart aria-hidden="true" className="size-4 shrink-0" />}
        onClick={() => addAll(code, way, goesFor)}
      >
        {t('addAll')}
      </Button>
    </div>
  );
}
