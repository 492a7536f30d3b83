// The start page (spec §2 /home): a greeting and the ways on.
import { session } from '../../client/session.ts';
import { useStore } from '../../client/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/home.json';
import type titlesEn from '../../locales/en/titles.json';
import { LinkCard } from '../../ui/card.tsx';
import { RefusedState } from '../../ui/refused-state.tsx';

const useTexts = textsOf<keyof typeof en>('home');
const useTitles = textsOf<keyof typeof titlesEn>('titles');
const WAYS = [
  { href: '/history', title: 'history', text: 'machinesText' },
  { href: '/shop', title: 'shop', text: 'partsText' },
  { href: '/manual/parts', title: 'partManuals', text: 'manualsText' },
  { href: '/manual/service', title: 'serviceManuals', text: 'serviceText' },
  { href: '/order', title: 'order', text: 'ordersText' },
  { href: '/shopcart', title: 'shopcart', text: 'cartText' },
] as const;

export function HomeScreen() {
  const t = useTexts();
  const titles = useTitles();
  const user = useStore(session)?.user;
  const isShopper = user?.role !== 'admin';
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="font-semibold text-28">
          {user?.firstName ? t('greeting', { name: user.firstName }) : t('greetingPlain')}
        </h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      {user && isShopper && !user.isAccess && <RefusedState title={t('waiting')} text={t('waitingText')} />}
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {WAYS.slice(0, isShopper ? WAYS.length : 4).map((way) => (
          <li key={way.href}>
            <LinkCard href={way.href} className="h-full">
              <h2 className="font-semibold text-16">{titles(way.title)}</h2>
              <p className="text-ink-soft">{t(way.text)}</p>
            </LinkCard>
          </li>
        ))}
      </ul>
    </div>
  );
}
