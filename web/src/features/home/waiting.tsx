// What waits for this person, and what of the credit line is left (product: a buyer's desk): each a way to where it is done.
import { CircleCheck, CreditCard, PackageCheck, Stamp, Truck } from 'lucide-react';
import { type SignedInUser, textToMinor } from '@outrigger/contract';
import type { ComponentType, ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { UsageBar } from '../../ui/text/usage-bar.tsx';
import { SectionError } from './home-section.tsx';
import { useCreditLines, useLastOrders } from './home.data.ts';
import { type HomeKey, useTexts } from './home.texts.ts';

interface Kind {
  status: string;
  label: HomeKey;
  /** Said to whom it is not. */
  other?: HomeKey;
  Icon: ComponentType<{ className?: string }>;
  /** It is this person's to do, and not only to know. */
  isOwn: (user: SignedInUser) => boolean;
}

const KINDS: readonly Kind[] = [
  {
    status: 'pendingApproval',
    label: 'toDecide',
    other: 'pendingApproval',
    Icon: Stamp,
    isOwn: (user) => user.role === 'main',
  },
  { status: 'unpaid', label: 'toPay', Icon: CreditCard, isOwn: () => true },
  { status: 'toBeShipped', label: 'beingPacked', Icon: PackageCheck, isOwn: () => false },
  { status: 'inTransit', label: 'onItsWay', Icon: Truck, isOwn: () => true },
];

export function Waiting({ user, maySeePrices }: { user: SignedInUser; maySeePrices: boolean }) {
  const t = useTexts();
  const orders = useLastOrders();
  if (orders.isPending) return <Skeleton className="h-20 w-full" />;
  if (orders.error) return <SectionError error={orders.error} onRetry={() => void orders.refetch()} />;
  const counts = orders.data?.counts ?? {};
  const waiting = KINDS.filter(({ status }) => (counts[status] ?? 0) > 0);
  return (
    <section
      aria-label={t('waits')}
      className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] sm:gap-3"
    >
      {waiting.length === 0 && (
        <p className="flex items-center gap-2 text-ink-soft max-sm:col-span-2">
          <CircleCheck aria-hidden="true" className="size-5 text-good" />
          {t('nothingWaits')}
        </p>
      )}
      {waiting.map(({ status, label, other, Icon, isOwn }) => (
        <Tile key={status} href={`/order?status=${status}`} isOwn={isOwn(user)}>
          <Icon aria-hidden="true" className="size-5 text-ink-soft" />
          <span className="figures font-semibold text-20 sm:text-28">{counts[status]}</span>
          <span className="col-span-full text-14 text-ink-soft">{t(isOwn(user) ? label : (other ?? label))}</span>
        </Tile>
      ))}
      {maySeePrices && <CreditTile />}
    </section>
  );
}

type TileProps = { href: string; isOwn: boolean; children: ReactNode };

function Tile({ href, isOwn, children }: TileProps) {
  return (
    <Anchor
      href={href}
      className={`grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-2 rounded-box border bg-surface px-3 py-2.5 hover:bg-hover ${isOwn ? 'border-line-strong shadow-[inset_0_3px_0_var(--brand)]' : 'border-line'}`}
    >
      {children}
    </Anchor>
  );
}

/** What is left of the fullest line; nothing where the company has none. */
function CreditTile() {
  const t = useTexts();
  const { money, number } = useFormats();
  const line = useCreditLines().data?.[0];
  if (!line) return null;
  const limit = textToMinor(line.limit.amount);
  const used = textToMinor(line.held.amount) + textToMinor(line.posted.amount);
  const percent = limit === 0 ? 100 : Math.round((used / limit) * 100);
  return (
    <Anchor
      href="/credit"
      className="grid content-start gap-1 rounded-box border border-line bg-surface px-3 py-2.5 hover:bg-hover max-sm:col-span-2"
    >
      <span className="font-semibold">
        <MoneyText text={money(line.available)} />
      </span>
      <UsageBar label={t('creditUsed', { percent: number(percent / 100, { style: 'percent' }) })} used={percent} />
      <span className="text-14 text-ink-soft">{line.isFrozen ? t('creditFrozen') : t('creditLeft')}</span>
    </Anchor>
  );
}
