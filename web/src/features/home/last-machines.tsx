// The machines the company opened last, and a field that finds any other by fleet number, name, serial number or model as one types (spec §2 /home my machines).
import { Search } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { MachineTiles, useMachinesLike } from '../machines/index.ts';
import { useSettled } from '../../ui/fields/use-settled.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { HomeSection, SectionError } from './home-section.tsx';
import { useTexts } from './home.texts.ts';

const SHOWN = 6;

export function LastMachines() {
  const t = useTexts();
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const keyword = useSettled(typed.trim());
  const machines = useMachinesLike(keyword, SHOWN);
  const found = machines.data?.items ?? [];
  const first = found[0];
  const isTold = machines.data !== undefined && !machines.isPlaceholderData && found.length === 0;
  return (
    <HomeSection id="home-machines" title={t('myMachines')} all={{ href: '/history', label: t('allMachines') }}>
      <form
        className="search-look max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          if (first && keyword !== '') router.history.push(`/historyPartsList?hostId=${first.hostId.toString()}`);
        }}
      >
        <Search aria-hidden="true" className="ms-3 size-5 shrink-0 text-ink-soft" />
        <input
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={t('findMachine')}
          placeholder={t('findMachine')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
        />
      </form>
      {machines.isPending && <Skeleton className="h-24 w-full" />}
      {machines.error && <SectionError error={machines.error} onRetry={() => void machines.refetch()} />}
      <output className={isTold ? 'text-ink-soft' : 'sr-only'}>
        {isTold && (keyword === '' ? t('noMachines') : t('noMachineFound', { keyword }))}
      </output>
      {found.length > 0 && <MachineTiles machines={found} />}
    </HomeSection>
  );
}
