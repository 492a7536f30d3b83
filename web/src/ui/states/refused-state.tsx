// The user may not see or do this: says so, and who can change it (spec §6; the fourth state of every list).
import { LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

type RefusedStateProps = { title: ReactNode; text?: ReactNode; action?: ReactNode };

export function RefusedState({ title, text, action }: RefusedStateProps) {
  return <Notice tone="plain" icon={<LockKeyhole aria-hidden="true" />} {...{ title, text, action }} />;
}
