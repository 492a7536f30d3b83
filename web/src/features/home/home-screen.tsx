// The start page (spec §2 /home) as a desk: what waits for this person, the machines, the last orders and their parts, news; banners and recommended parts below.
import { permissions } from '@outrigger/contract';
import { isPermitted, mayOrder } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { Banners, Tip } from './banners.tsx';
import { useLastOrders } from './home.data.ts';
import { useTexts } from './home.texts.ts';
import { LastMachines } from './last-machines.tsx';
import { LastOrders } from './last-orders.tsx';
import { News } from './news.tsx';
import { OfficeDesk } from './office-desk.tsx';
import { OrderAgain } from './order-again.tsx';
import { RecommendedParts } from './recommended-parts.tsx';
import { Waiting } from './waiting.tsx';

export function HomeScreen() {
  const t = useTexts();
  const user = useStore(session)?.user;
  const isShopper = user !== undefined && user.role !== 'admin';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-1">
        <h1 className="font-semibold text-20 sm:text-28">
          {user?.firstName ? t('greeting', { name: user.firstName }) : t('greetingPlain')}
        </h1>
        <Tip />
      </header>
      {isShopper && !user.isAccess && <RefusedState title={t('waiting')} text={t('waitingText')} />}
      {isShopper && user.isAccess && (
        <Waiting user={user} maySeePrices={user.role === 'main' || isPermitted(user, permissions.viewPrices)} />
      )}
      {user?.role === 'admin' && <OfficeDesk />}
      {isShopper && <News />}
      {isShopper && <LastMachines />}
      {isShopper && user.isAccess && <Ordered isOrdering={mayOrder(user)} />}
      <RecommendedParts />
      <Banners />
    </div>
  );
}

/** The last orders, and beside them the parts of the newest, for who may order them again. */
function Ordered({ isOrdering }: { isOrdering: boolean }) {
  const newest = useLastOrders().data?.items[0]?.orderNo;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <LastOrders />
      {isOrdering && newest !== undefined && <OrderAgain orderNo={newest} />}
    </div>
  );
}
