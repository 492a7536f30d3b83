// What became of a list in a word: shared, sent, in a cart, ordered.
import { useFormats } from '../../client/formats.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import type { SavedList } from './saved-lists.data.ts';
import { useTexts } from './saved-lists.texts.ts';

export function ListMarks({ list: { isShared, sentAt, sentTo, takenAt, orderNo } }: { list: SavedList }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <>
      {isShared && <Badge>{t('shared')}</Badge>}
      {orderNo ? (
        <StatusChip status="done">{t('ordered', { orderNo })}</StatusChip>
      ) : takenAt ? (
        <StatusChip status="info">{t('taken', { day: day(takenAt) })}</StatusChip>
      ) : (
        sentAt && (
          <StatusChip status="waiting">
            {sentTo ? t('sentTo', { name: sentTo, day: day(sentAt) }) : t('sent', { day: day(sentAt) })}
          </StatusChip>
        )
      )}
    </>
  );
}
