// A titled section of the start page with the way to all of it, and the skeleton and the error every one of them shares.
import type { ReactNode } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useTexts } from './home.texts.ts';

type HomeSectionProps = { id: string; title: string; all?: { href: string; label: string }; children: ReactNode };

export function HomeSection({ id, title, all, children }: HomeSectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-semibold text-20">
          {title}
        </h2>
        {all && (
          <TextLink href={all.href} className="reach">
            {all.label}
          </TextLink>
        )}
      </div>
      {children}
    </section>
  );
}

export function SectionError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(error);
  return <ErrorState title={title} meaning={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />;
}
