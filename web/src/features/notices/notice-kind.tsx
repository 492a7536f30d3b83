// What a notice is about, as an icon with its word; a recall stands out (design: status colours).
import type { NoticeKind } from '@outrigger/contract';
import {
  type LucideIcon,
  ClipboardList,
  MessageSquareReply,
  Newspaper,
  TriangleAlert,
  Undo2,
  UserRound,
  Wrench,
} from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from './notices.texts.ts';

const ICONS: Record<NoticeKind, LucideIcon> = {
  news: Newspaper,
  service: Wrench,
  recall: TriangleAlert,
  order: ClipboardList,
  return: Undo2,
  report: MessageSquareReply,
  answer: MessageSquareReply,
  account: UserRound,
};

export function NoticeKindMark({ kind }: { kind: NoticeKind }) {
  const t = useTexts();
  const Icon = ICONS[kind];
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 font-medium text-14',
        kind === 'recall' ? 'rounded-inner bg-bad-ground px-2 py-0.5 text-bad' : 'text-ink-soft',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(kind)}
    </span>
  );
}
