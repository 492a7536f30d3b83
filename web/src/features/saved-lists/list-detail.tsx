// One list: its parts, the way into the cart as a whole, and for its owner changing, sharing, sending and removing it (product §0, §6).
import { ArrowLeft } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isRefused } from '../../client/api/failures.ts';
import { useFormats } from '../../client/formats.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { ListActions } from './list-actions.tsx';
import { ListLines } from './list-lines.tsx';
import { ListMarks } from './list-marks.tsx';
import { useList, type WholeList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';
import { TakeIntoCart } from './take-into-cart.tsx';

export function ListDetail({ id }: { id: number }) {
  const list = useList(id);
  if (list.data) return <Filled list={list.data} />;
  if (list.error) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
  return <Skeleton className="h-60 w-full" />;
}

function Filled({ list }: { list: WholeList }) {
  const t = useTexts();
  const { day, number } = useFormats();
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <TextLink href="/lists" className="reach inline-flex items-center gap-1.5 justify-self-start">
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('allLists')}
        </TextLink>
        <div className="flex items-start justify-between gap-3">
          <h1 className="wrap-anywhere font-semibold text-28">{list.name}</h1>
          {list.isShared && <ShareButton label={t('shareLink')} copiedLabel={t('linkCopied')} title={list.name} />}
        </div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
          <span>{t('lineCount', { count: list.lines.length })}</span>
          {list.machine && <span>{t('forMachine', { serial: list.machine.serialNumber })}</span>}
          {!list.isOwn && <span>{t('by', { name: list.owner })}</span>}
          {list.remindOn && <span>{t('due', { day: day(list.remindOn) })}</span>}
          {list.remindAtHours !== null && <span>{t('dueAt', { count: number(list.remindAtHours) })}</span>}
          <ListMarks list={list} />
        </p>
        {list.sentNote && <p className="wrap-anywhere max-w-prose">{list.sentNote}</p>}
      </div>
      {list.lines.length > 0 && <TakeIntoCart list={list} />}
      {list.lines.length > 0 ? <ListLines list={list} /> : <EmptyState title={t('noLines')} text={t('noLinesText')} />}
      {list.isOwn && <ListActions list={list} />}
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(error);
  const isGone = isRefused(error, 'listNotFound');
  const action = isGone ? (
    <Anchor href="/lists" className={buttonLook('primary')}>
      {t('allLists')}
    </Anchor>
  ) : (
    <Button onClick={onRetry}>{t('again')}</Button>
  );
  return <ErrorState title={isGone ? t('title') : title} meaning={text} action={action} />;
}
