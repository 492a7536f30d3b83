// The header of the shop (spec §2; design): name, search, settings, account and cart, which stay in sight at the desk, and below them the main menu, which does not.
import { Suspense } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { ScanLine, ShoppingCart } from 'lucide-react';
import { scanOver } from '../../client/scanner-wanted.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import { useCartCount, useMayOrder } from '../../features/cart/cart.data.ts';
import { SettingsMenu } from '../../features/settings/settings-menu.tsx';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { CountMark } from '../../ui/icon-button.tsx';
import { lazyPiece } from '../chunks.ts';
import { useTitles } from '../titles.ts';
import { HeaderSearch } from './header-search.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MAIN_MENU, menuFor } from './menu-entries.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { pinned } from './pinned.ts';
import './shop-bar.css';
import { UserMenu } from './user-menu.tsx';

const useTexts = textsOf<keyof typeof en>('app');
// Not part of the first load of the login, which has no header.
const NoticesLink = lazyPiece(async () => (await import('./notices-link.tsx')).NoticesLink);
const CENTRED = 'mx-auto flex max-w-[90rem] items-center px-4';

export function ShopHeader() {
  const t = useTexts();
  return (
    <header className="border-line border-b bg-surface desk:contents print:hidden!">
      <div className="shop-bar">
        <div className={`${CENTRED} min-h-14 flex-wrap gap-x-2 gap-y-2 py-1.5 desk:flex-nowrap desk:gap-x-6`}>
          <PhoneMenu />
          <Anchor href="/home" aria-label={t('homeLink')} className="me-auto flex rounded-inner py-1.5 desk:me-0">
            <Logo name="Outrigger" />
          </Anchor>
          <SearchPlace />
          <div className="flex items-center desk:ms-auto">
            <ScanWay />
            <SettingsMenu />
            <Suspense fallback={<span className="size-control" />}>
              <NoticesLink />
            </Suspense>
            <UserMenu />
            <CartLink />
          </div>
        </div>
      </div>
      <MainMenu />
    </header>
  );
}

/** Nothing on the search page, whose own box it would be a second time. */
function SearchPlace() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  if (path === '/search') return null;
  return (
    <div className="order-last w-full desk:order-none desk:w-auto desk:max-w-2xl desk:flex-1">
      <HeaderSearch />
    </div>
  );
}

/** At the desk; the phone has it under the thumb. */
function ScanWay() {
  const t = useTexts();
  return (
    <Anchor
      href="/scan"
      aria-haspopup="dialog"
      aria-label={t('scan')}
      title={t('scan')}
      onClick={scanOver()}
      className="hidden size-control place-items-center rounded-box hover:bg-hover desk:grid"
    >
      <ScanLine aria-hidden="true" className="size-5" />
    </Anchor>
  );
}

/** Not for who may not order (spec §6), once that is known. */
function CartLink() {
  const t = useTexts();
  const count = useCartCount();
  const isUseful = useMayOrder();
  if (!isUseful) return null;
  const label = t('cartCount', { count });
  return (
    <Anchor
      href="/shopcart"
      aria-label={label}
      title={label}
      className="relative hidden size-control place-items-center rounded-box hover:bg-hover desk:grid"
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      {count > 0 && <CountMark count={count} />}
    </Anchor>
  );
}

const LINK_LOOK =
  'relative inline-flex min-h-bar items-center px-3 font-medium text-ink-soft -outline-offset-2 hover:text-ink ' +
  'after:absolute after:inset-x-3 after:-bottom-px after:h-[3px] after:rounded-t-inner ' +
  'aria-[current=page]:text-ink aria-[current=page]:after:bg-brand';

function MainMenu() {
  const t = useTexts();
  const titles = useTitles();
  const user = useStore(session)?.user;
  const extra = useStore(pinned);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const href = useRouterState({ select: (state) => state.location.href });
  return (
    <nav aria-label={t('mainMenu')} className="hidden border-line border-b bg-surface desk:block">
      <ul className={`${CENTRED} px-1!`}>
        {menuFor(MAIN_MENU, user).map((row) => (
          <li key={row.path}>
            <Anchor href={row.path} aria-current={path === row.path ? 'page' : undefined} className={LINK_LOOK}>
              {titles(row.title)}
            </Anchor>
          </li>
        ))}
        {extra.map((screen) => (
          <li key={screen.href} className="min-w-0">
            <Anchor
              href={screen.href}
              aria-current={href === screen.href ? 'page' : undefined}
              className={`${LINK_LOOK} max-w-48`}
            >
              <span className="truncate">{screen.title}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
