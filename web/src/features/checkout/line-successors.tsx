// What took the place of a line's part, and the one press that orders it instead (product §5 Supersession).
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import type { CartLine } from '../cart/cart.data.ts';
import { takeInstead, useWaysOn } from '../cart/successors.data.ts';
import { partHref } from '../parts/index.ts';
import { useTexts } from './checkout.texts.ts';

export function LineSuccessors({ line }: { line: CartLine }) {
  const t = useTexts();
  const ways = useWaysOn(line.part, line.qty);
  return ways.map((way) => {
    const what = way.map(({ part, qty }) => `${qty} × ${part.code}`).join(' + ');
    return (
      <div key={what} className="grid basis-full justify-items-start gap-1">
        <p className="text-14">
          {t('soldInstead')}{' '}
          {way.map(({ part }, index) => (
            <span key={part.code}>
              {index > 0 && ', '}
              <TextLink href={partHref(part.code)} className="whitespace-nowrap font-mono">
                {part.code}
              </TextLink>
            </span>
          ))}
        </p>
        <Button size="small" kind="primary" onClick={() => takeInstead(line.part, way)}>
          {t('takeInstead', { what })}
        </Button>
      </div>
    );
  });
}
