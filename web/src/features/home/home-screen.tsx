// The start page (spec §2 /home): the machine search first, then banners, the machines opened last, the last orders, recommended parts.
import { MachineSearch } from '../machines/index.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { Banners, Tip } from './banners.tsx';
import { useTexts } from './home.texts.ts';
import { LastMachines } from './last-machines.tsx';
import { LastOrders } from './last-orders.tsx';
import { RecommendedParts } from './recommended-parts.tsx';
import { Ways } from './ways.tsx';

export function HomeScreen() {
  const t = useTexts();
  const user = useStore(session)?.user;
  const isShopper = user !== undefined && user.role !== 'admin';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-stretch">
        <section className="grid content-start gap-4">
          <div className="grid gap-1">
            <h1 className="font-semibold text-28">
              {user?.firstName ? t('greeting', { name: user.firstName }) : t('greetingPlain')}
            </h1>
            <p className="text-ink-soft">{t('lead')}</p>
          </div>
          <MachineSearch />
          <Tip />
          {isShopper && !user.isAccess && <RefusedState title={t('waiting')} text={t('waitingText')} />}
        </section>
        <Banners />
      </div>
      {isShopper && <LastMachines />}
      {isShopper && user.isAccess && <LastOrders />}
      <RecommendedParts />
      <Ways user={user} />
    </div>
  );
}
