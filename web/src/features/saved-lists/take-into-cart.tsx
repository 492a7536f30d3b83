// A list into the cart as a whole, by one press; where parts of it are in the cart already that is asked first (spec §4: item already in the cart).
import { ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { addCartLines } from '../cart/add-lines.data.ts';
import { mayKeepCart, useAddableOf, useCartLines } from '../cart/cart.data.ts';
import { useTakeList, type WholeList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

export function TakeIntoCart({ list }: { list: WholeList }) {
  const t = useTexts();
  const addableOf = useAddableOf();
  const taking = useTakeList();
  const inCart = new Set(useCartLines().map((line) => line.part));
  const [state, setState] = useState<'asking' | number | null>(null);
  if (!mayKeepCart()) return null;
  const others = list.lines.filter((line) => !inCart.has(line.part.code));
  const there = list.lines.length - others.length;
  const put = (lines: WholeList['lines']) => {
    addCartLines(lines.map(({ part, ...line }) => ({ part: addableOf(part), ...line })));
    setState(lines.length);
    if (!list.isOwn) taking.mutate({ id: list.id });
  };
  if (typeof state === 'number') return <Taken count={state} />;
  if (state !== 'asking')
    return (
      <div>
        <Button kind="primary" onClick={() => (there > 0 ? setState('asking') : put(list.lines))}>
          {t('take', { count: list.lines.length })}
        </Button>
      </div>
    );
  return (
    <Notice
      role="alert"
      tone="wait"
      icon={<ShoppingCart aria-hidden="true" />}
      title={t('alreadyTitle', { count: there })}
      text={t('alreadyText')}
      action={
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" size="small" onClick={() => put(list.lines)}>
            {t('raiseAll', { count: list.lines.length })}
          </Button>
          {others.length > 0 && (
            <Button size="small" onClick={() => put(others)}>
              {t('onlyOthers', { count: others.length })}
            </Button>
          )}
        </div>
      }
    />
  );
}

function Taken({ count }: { count: number }) {
  const t = useTexts();
  return (
    <Notice
      role="status"
      tone="good"
      icon={<ShoppingCart aria-hidden="true" />}
      title={t('inCart', { count })}
      action={
        <Anchor href="/shopcart" className={buttonLook('primary', 'small')}>
          {t('toCart')}
        </Anchor>
      }
    />
  );
}
