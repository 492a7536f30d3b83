// The states of the manuals beside the filled one: on the way, failed or refused, no such machine, no such figure.
import { useFailureWords } from '../../client/api/failure-words.ts';
import { isForbidden } from '../../client/api/forbidden.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useTexts } from './manuals.texts.ts';

export function ManualLoading() {
  const t = useTexts();
  return (
    <div aria-busy="true" className="grid gap-4">
      <h1 className="sr-only">{t('title')}</h1>
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-72 md:h-[32rem]" />
        <div className="grid content-start gap-2">
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={`row-${row.toString()}`} className="h-20 w-full" />
          ))}
        </div>
      </div>
    </div>
  );
}

export function ManualFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTexts();
  const { title, text } = useFailureWords()(error);
  return (
    <>
      <h1 className="sr-only">{t('title')}</h1>
      {isForbidden(error) ? (
        <RefusedState title={title} text={text} />
      ) : (
        <ErrorState title={title} meaning={text} action={<Button onClick={onRetry}>{t('retry')}</Button>} />
      )}
    </>
  );
}

export function NoSuchMachine() {
  const t = useTexts();
  return <Missing title={t('noMachine')} text={t('noMachineText')} href="/history" action={t('chooseMachine')} />;
}

export function NoSuchFigure() {
  const t = useTexts();
  return (
    <Missing title={t('noFigure')} text={t('noFigureText')} href="/manual/parts?list=all" action={t('allBooks')} />
  );
}

type MissingProps = { title: string; text: string; href: string; action: string };

function Missing({ title, text, href, action }: MissingProps) {
  return (
    <EmptyState
      isScreen
      drawing={<ScissorLift hasCallouts />}
      title={title}
      text={text}
      action={
        <Anchor href={href} className={buttonLook('primary')}>
          {action}
        </Anchor>
      }
    />
  );
}
