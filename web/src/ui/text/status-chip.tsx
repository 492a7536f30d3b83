// The statuses of the shop, each always an icon and a word; the word comes from the caller (design: status colours).
import { CircleCheck, CircleHelp, CircleX, Clock, Info, PackageCheck, PackageX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Status =
  | 'fits'
  | 'doesNotFit'
  | 'unknown'
  | 'inStock'
  | 'outOfStock'
  | 'waiting'
  | 'paid'
  | 'failed'
  | 'info'
  | 'done';

const LOOKS: Record<Status, { Icon: typeof Clock; text: string; ground: string }> = {
  fits: { Icon: CircleCheck, text: 'text-good', ground: 'bg-good-ground' },
  doesNotFit: { Icon: CircleX, text: 'text-bad', ground: 'bg-bad-ground' },
  unknown: { Icon: CircleHelp, text: 'text-ink-soft', ground: 'bg-quiet-ground' },
  inStock: { Icon: PackageCheck, text: 'text-good', ground: 'bg-good-ground' },
  outOfStock: { Icon: PackageX, text: 'text-ink-soft', ground: 'bg-quiet-ground' },
  waiting: { Icon: Clock, text: 'text-wait', ground: 'bg-wait-ground' },
  paid: { Icon: CircleCheck, text: 'text-good', ground: 'bg-good-ground' },
  failed: { Icon: TriangleAlert, text: 'text-bad', ground: 'bg-bad-ground' },
  info: { Icon: Info, text: 'text-calm', ground: 'bg-calm-ground' },
  done: { Icon: CircleCheck, text: 'text-ink-soft', ground: 'bg-quiet-ground' },
};

type StatusChipProps = {
  status: Status;
  children: ReactNode;
  /** Without the ground, for dense rows. */
  isBare?: boolean;
};

export function StatusChip({ status, children, isBare }: StatusChipProps) {
  const { Icon, text, ground } = LOOKS[status];
  return (
    <span
      className={classNames(
        // A table that has no room for its words becomes cards.
        'inline-flex max-w-full items-start gap-1.5 in-[td]:whitespace-nowrap font-medium text-14',
        text,
        !isBare && 'rounded-inner px-2 py-0.5',
        !isBare && ground,
      )}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {/* Its words, not its icon, stand on the line of what is beside it. */}
      <span className="min-w-0 self-baseline">{children}</span>
    </span>
  );
}
