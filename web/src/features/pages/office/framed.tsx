// A part of a desk's screen that has a question of its own: what it shows, or why not.
import type { ReactNode } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useTexts } from './pages-desk.texts.ts';

type FramedProps = {
  asked: { error: unknown; refetch: () => unknown };
  /** Nothing while the answer is on its way. */
  children: ReactNode;
};

export function Framed({ asked, children }: FramedProps) {
  const t = useTexts();
  const say = useFailureWords();
  if (children) return children;
  if (!asked.error) return <Skeleton className="h-96 w-full" />;
  return (
    <ErrorState
      title={t('failed')}
      meaning={say(asked.error).text}
      action={<Button onClick={() => void asked.refetch()}>{t('again')}</Button>}
    />
  );
}
