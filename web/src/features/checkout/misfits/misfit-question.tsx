// "1 part does not fit AH39484: take out, or order anyway", asked once, in the cart or before ordering (product §5).
import { TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { CartLine } from '../../cart/cart.data.ts';
import { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { useMachineNames } from '../cart/line-machine.tsx';
import { orderAnyway } from './misfits.data.ts';
import { type Misfit, withoutMisfits } from './misfits.rules.ts';

type QuestionProps = { misfits: readonly Misfit[]; lines: readonly CartLine[] };

export function MisfitQuestion({ misfits, lines }: QuestionProps) {
  const t = useTexts();
  const changes = useCartChanges();
  // As the lines below call the machines.
  const nameOf = useMachineNames(misfits.length > 0);
  if (misfits.length === 0) return null;
  const names = [...new Set(misfits.map(nameOf))];
  const count = misfits.length;
  const takeOut = () => {
    const { gone, left } = withoutMisfits(lines, misfits);
    if (left.length > 0) changes.put(left);
    if (gone.length > 0) changes.remove(gone);
  };
  return (
    <section tabIndex={-1} data-misfits="" aria-label={t('misfitQuestion')} className="scroll-mt-24">
      <Notice
        role="alert"
        tone="bad"
        icon={<TriangleAlert aria-hidden="true" />}
        title={t('misfits', { count, serials: names.join(', ') })}
        text={
          <span className="font-mono text-14">
            {misfits.map((one) => (names.length > 1 ? `${one.code} · ${nameOf(one)}` : one.code)).join(', ')}
          </span>
        }
        action={
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" onClick={takeOut}>
              {t('takeMisfits', { count })}
            </Button>
            <Button onClick={() => orderAnyway(misfits)}>{t('orderAnyway')}</Button>
          </div>
        }
      />
    </section>
  );
}

/** The question on the page, where nobody answered it yet. */
export const openQuestion = (): HTMLElement | null => document.querySelector<HTMLElement>('main [data-misfits]');
