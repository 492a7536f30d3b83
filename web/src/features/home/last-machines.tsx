// The machines the company opened last, one press from their parts lists (spec §2 /home my machines).
import { MachineTiles, useLastMachines } from '../machines/index.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { HomeSection, SectionError } from './home-section.tsx';
import { useTexts } from './home.texts.ts';

export function LastMachines() {
  const t = useTexts();
  const machines = useLastMachines(4);
  const found = machines.data?.items ?? [];
  return (
    <HomeSection id="home-machines" title={t('myMachines')} all={{ href: '/history', label: t('allMachines') }}>
      {machines.isPending && <Skeleton className="h-24 w-full" />}
      {machines.error && <SectionError error={machines.error} onRetry={() => void machines.refetch()} />}
      {machines.data && found.length === 0 && <p className="text-ink-soft">{t('noMachines')}</p>}
      {found.length > 0 && <MachineTiles machines={found} />}
    </HomeSection>
  );
}
