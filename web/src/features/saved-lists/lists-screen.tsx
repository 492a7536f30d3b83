// Saved lists (product §6): those of the person, those shared by colleagues and those sent to be ordered; one of them with `id`.
import { useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ListDetail } from './list-detail.tsx';
import { ListMarks } from './list-marks.tsx';
import { type SavedList, useLists } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

export function ListsScreen() {
  const { id } = useSearch({ from: '/lists' });
  return id === undefined ? <AllLists /> : <ListDetail key={id} id={id} />;
}

function AllLists() {
  const t = useTexts();
  const lists = useLists(true);
  return (
    <div className="grid gap-5">
      <h1 className="font-semibold text-28">{t('title')}</h1>
      {lists.data ? <Filled lists={lists.data} /> : lists.error ? <Failed lists={lists} /> : <Loading />}
    </div>
  );
}

function Filled({ lists }: { lists: readonly SavedList[] }) {
  const t = useTexts();
  if (lists.length === 0) return <Empty />;
  return (
    <ul aria-label={t('title')} className="rounded-box border border-line bg-surface">
      {lists.map((list) => (
        <ListRow key={list.id} list={list} />
      ))}
    </ul>
  );
}

function ListRow({ list }: { list: SavedList }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <li className="relative grid gap-1 border-line border-b px-4 py-3 last:border-b-0 hover:bg-hover">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Anchor
          href={`/lists?id=${list.id}`}
          className="wrap-anywhere font-semibold underline-offset-[3px] after:absolute after:inset-0 hover:underline"
        >
          {list.name}
        </Anchor>
        <ListMarks list={list} />
      </p>
      <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
        <span>{t('lineCount', { count: list.lineCount })}</span>
        {list.machine && <span>{t('forMachine', { serial: list.machine.serialNumber })}</span>}
        {!list.isOwn && <span>{t('by', { name: list.owner })}</span>}
        <span>{t('changed', { day: day(list.changedAt) })}</span>
      </p>
    </li>
  );
}

function Empty() {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<ScissorLift />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Anchor href="/quickadd" className={buttonLook('primary')}>
          {t('toQuickAdd')}
        </Anchor>
      }
    />
  );
}

function Failed({ lists }: { lists: ReturnType<typeof useLists> }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(lists.error);
  return (
    <ErrorState
      title={title}
      meaning={text}
      action={<Button onClick={() => void lists.refetch()}>{t('again')}</Button>}
    />
  );
}

function Loading() {
  return (
    <div className="grid gap-2">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-18 w-full" />
      ))}
    </div>
  );
}
