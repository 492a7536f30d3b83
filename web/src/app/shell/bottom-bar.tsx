// The bar under the thumb on the phone (design: beside the machine): Scan, Search, Machines, Cart, of those the person may open; what is left of the four goes to the orders.
import { useRouterState } from '@tanstack/react-router';
import { ClipboardList, ScanLine, Search, ShoppingCart, Truck } from 'lucide-react';
import { scanOver } from '../../client/scanner-wanted.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import { useCartCount } from '../../features/cart/cart.data.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { CountMark } from '../../ui/icon-button.tsx';
import { menuFor } from './menu-entries.ts';

const useTexts = textsOf<keyof typeof en>('app');
const MOST = 4;
/** Where a thumb gets to, the most wanted first. */
export const PLACES = [
  { key: 'scan', href: '/scan', Icon: ScanLine },
  { key: 'search', href: '/search', Icon: Search },
  { key: 'machines', href: '/history', Icon: Truck },
  { key: 'cart', href: '/shopcart', Icon: ShoppingCart },
  { key: 'orders', href: '/order', Icon: ClipboardList },
] as const;

export function BottomBar() {
  const t = useTexts();
  const count = useCartCount();
  const user = useStore(session)?.user;
  const path = useRouterState({ select: (state) => state.location.pathname });
  const places = PLACES.filter(({ href }) => menuFor([href], user).length > 0).slice(0, MOST);
  return (
    <nav
      aria-label={t('pages')}
      className="thumb-bar fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] desk:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {places.map(({ key, href, Icon }) => (
          <li key={key}>
            <Anchor
              href={href}
              {...(key === 'scan' && { 'aria-haspopup': 'dialog', onClick: scanOver() })}
              aria-current={path === href ? 'page' : undefined}
              className="relative grid min-h-16 place-items-center content-center gap-1 text-12 text-ink-soft -outline-offset-2 before:absolute before:inset-x-6 before:top-0 before:h-[3px] before:rounded-b-inner aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:before:bg-brand"
            >
              <span className="relative">
                <Icon aria-hidden="true" className="size-6" />
                {key === 'cart' && count > 0 && (
                  <span className="absolute -end-4 -top-2 block size-6">
                    <CountMark count={count} />
                  </span>
                )}
              </span>
              {t(key)}
              {key === 'cart' && count > 0 && <span className="sr-only">{t('cartLines', { count })}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
