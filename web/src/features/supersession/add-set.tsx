// All parts that replaced one together, put into the cart with one press, so that nobody orders half of them (product §5 Supersession).
import { packsOf, type PartCard, type PartSet, replacementOf, setFrom, soldAmong } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useMayOrder } from '../cart/cart.data.ts';
import { SetFit } from './set-fit.tsx';
import { SetButton, SetPrice, SetStock } from './set-offer.tsx';
import { useSoldInstead } from '../parts/parts.data.ts';

type SetProps = {
  part: Pick<PartCard, 'code' | 'replacedBy'>;
  /** What stands above the press, in one box with it; there also where the set cannot be had. */
  head?: ReactNode;
  /** What stands below; told whether all of the set is the main step, which it may be for as long as it is asked for. */
  children: (isOffered: boolean) => ReactNode;
};

/** The set with its button above what is given; none where it is one part, a choice or not sold whole; who may not order sees it without the button. */
export function AddSet({ part, head, children }: SetProps) {
  const mayOrder = useMayOrder();
  const today = new Date().toISOString().slice(0, 10);
  const steps = setFrom(part, today);
  const { data: sold, isPending } = useSoldInstead(steps.map((one) => one.code));
  const replacement = sold && steps.length > 0 ? replacementOf(part, soldAmong(sold), today) : null;
  const [set = null] = replacement?.options ?? [];
  const whole = set && <WholeSet code={part.code} set={set} mayOrder={mayOrder} />;
  return (
    <>
      {head ? (
        <section className="grid gap-3 rounded-box border border-line bg-surface p-4 sm:p-5">
          {head}
          {whole}
        </section>
      ) : (
        whole
      )}
      {children((set !== null && mayOrder) || (steps.length > 0 && isPending))}
    </>
  );
}

type WholeProps = { code: string; set: PartSet; mayOrder: boolean };

function WholeSet({ code, set, mayOrder }: WholeProps) {
  const option = packsOf(set, 1);
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere figures text-14 text-ink-soft">
        {option.map((one) => `${one.qty} × ${one.part.code}`).join(' + ')}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <SetPrice option={option} size="total" />
        <SetStock option={option} />
      </div>
      <SetFit option={option} />
      {mayOrder && <SetButton code={code} option={option} isMain />}
    </div>
  );
}
