// Service manuals and brochures (spec §2; product §5): the books of the machine, words searched in all of them, and one of them viewed.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ManualViews } from '../manuals/index.ts';
import { BookList } from './list/book-list.tsx';
import { HitList } from './list/hit-list.tsx';
import { ManualFilters } from './list/manual-filters.tsx';
import { type ListAddress, placeIn } from './service-manuals.rules.ts';
import { useTexts } from './service-manuals.texts.ts';

const ManualViewer = lazy(async () => ({ default: (await import('./viewer/manual-viewer.tsx')).ManualViewer }));

export function ServiceManualsScreen() {
  const { id } = useSearch({ from: '/manual/service' });
  if (id === undefined) return <Books />;
  return (
    <Suspense fallback={<Skeleton className="h-[70dvh] w-full rounded-box" />}>
      <ManualViewer key={id} id={id} />
    </Suspense>
  );
}

function Books() {
  const t = useTexts();
  const navigate = useNavigate({ from: '/manual/service' });
  const machine = useChosenMachine();
  const { search, kind, all, page = 1, ...from } = useSearch({ from: '/manual/service' });
  const at: ListAddress = { search, kind, all, ...placeIn(from) };
  const go = (next: ListAddress) => void navigate({ search: { ...next, search: next.search || undefined } });
  const asked = { hostId: machine?.hostId, isOnlyMachine: machine !== undefined && all === undefined, kind, page };
  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="max-w-prose text-ink-soft">{t('lead')}</p>
        <ManualViews place={{ hostId: machine?.hostId, ...at }} />
      </header>
      <ManualFilters at={at} onGo={go} />
      {search ? <HitList keyword={search} {...{ asked, at }} /> : <BookList {...{ asked, at }} />}
    </div>
  );
}
