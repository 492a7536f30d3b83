// A calm box that tells one thing, with an icon at its side; errors, refusals and warnings share its form.
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type NoticeProps = {
  title: ReactNode;
  text?: ReactNode;
  icon: ReactNode;
  tone: 'plain' | 'bad' | 'wait' | 'good' | 'calm';
  action?: ReactNode;
  reference?: ReactNode;
  role?: 'alert' | 'status';
};

const TONES = {
  plain: 'bg-quiet-ground text-ink-soft',
  bad: 'bg-bad-ground text-bad',
  wait: 'bg-wait-ground text-wait',
  good: 'bg-good-ground text-good',
  calm: 'bg-calm-ground text-calm',
};

export function Notice({ title, text, icon, tone, action, reference, role }: NoticeProps) {
  return (
    <div role={role} className="flex gap-4 rounded-box border border-line bg-surface p-4">
      <span
        className={classNames(
          'grid size-10 shrink-0 place-items-center rounded-inner print:hidden [&>svg]:size-5',
          TONES[tone],
        )}
      >
        {icon}
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <p className="wrap-anywhere pt-0.5 font-semibold text-16">{title}</p>
        {text && <p className="wrap-anywhere text-ink-soft">{text}</p>}
        {action && <div className="pt-2">{action}</div>}
        {reference && <p className="pt-1 font-mono text-12 text-ink-faint">{reference}</p>}
      </div>
    </div>
  );
}
