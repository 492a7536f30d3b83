// Notices as rows: what each is about, its name, when it was released, and whether something is still to be done.
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { classNames } from '../../ui/class-names.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { NoticeKindMark } from './notice-kind.tsx';
import type { NoticeRow } from './notices.data.ts';
import { useTexts } from './notices.texts.ts';

export function NoticeRows({ rows }: { rows: readonly NoticeRow[] }) {
  const t = useTexts();
  return (
    <ul aria-label={t('title')} className="rounded-box border border-line bg-surface">
      {rows.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

function Row({ row }: { row: NoticeRow }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <li
      className={classNames(
        'relative grid gap-1.5 border-line border-b border-s-4 px-4 py-3 first:rounded-t-box last:rounded-b-box last:border-b-0 hover:bg-hover',
        row.isRead ? 'border-s-transparent' : 'border-s-brand',
      )}
    >
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <NoticeKindMark kind={row.kind} />
        <time dateTime={row.releasedAt} className="figures text-14 text-ink-soft">
          {day(row.releasedAt)}
        </time>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Anchor
          href={`/notice/detail?id=${row.id}`}
          lang={row.nameLang ?? undefined}
          className={classNames(
            'wrap-anywhere text-16 underline-offset-[3px] after:absolute after:inset-0 hover:underline',
            !row.isRead && 'font-semibold',
          )}
        >
          {row.name}
        </Anchor>
        {!row.isRead && <span className="sr-only">{t('isUnread')}</span>}
      </p>
      <Confirmation row={row} />
    </li>
  );
}

function Confirmation({ row }: { row: NoticeRow }) {
  const t = useTexts();
  if (!row.needsConfirmation) return null;
  return (
    <StatusChip isBare status={row.confirmedAt === null ? 'waiting' : 'done'}>
      {t(row.confirmedAt === null ? 'toConfirm' : 'confirmed')}
    </StatusChip>
  );
}
