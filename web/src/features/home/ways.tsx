// The ways on from the start page.
import type { SignedInUser } from '@outrigger/contract';
import { mayOrder } from '../../client/session/permissions.rules.ts';
import { textsOf } from '../../client/texts.ts';
import type titlesEn from '../../locales/en/titles.json';
import { LinkCard } from '../../ui/layout/card.tsx';
import { useTexts } from './home.texts.ts';

const useTitles = textsOf<keyof typeof titlesEn>('titles');
const WAYS = [
  { href: '/history', title: 'history', text: 'machinesText' },
  { href: '/shop', title: 'shop', text: 'partsText' },
  { href: '/order', title: 'order', text: 'ordersText' },
  { href: '/shopcart', title: 'shopcart', text: 'cartText' },
] as const;

/** The cart is for who may order, the orders for a company's people. */
function waysOf(user: SignedInUser | undefined) {
  if (!user || user.role === 'admin') return WAYS.slice(0, 2);
  return mayOrder(user) ? WAYS : WAYS.slice(0, 3);
}

export function Ways({ user }: { user: SignedInUser | undefined }) {
  const t = useTexts();
  const titles = useTitles();
  return (
    <section aria-label={t('ways')}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {waysOf(user).map((way) => (
          <li key={way.href}>
            <LinkCard href={way.href} className="h-full">
              <h2 className="font-semibold text-16">{titles(way.title)}</h2>
              <p className="text-ink-soft">{t(way.text)}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </section>
  );
}
