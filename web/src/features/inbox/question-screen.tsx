// One question to the parts desk: what was asked, by whom and about what, and the answer (product §8).
import type { QuestionDetail, QuestionKind } from '@outrigger/contract';
import { Navigate, useSearch } from '@tanstack/react-router';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Breadcrumbs } from '../../ui/layout/breadcrumbs.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { KeptFiles } from '../uploads/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { useQuestion } from './inbox.data.ts';
import { useTexts } from './inbox.texts.ts';
import { QuestionFacts } from './question-facts.tsx';
import { STATE_LOOK, topicKey } from './question-words.ts';

export function QuestionScreen() {
  const { kind = 'feedback', id } = useSearch({ from: '/office/question' });
  if (id === undefined) return <Navigate to="/office/inbox" replace />;
  return <Question key={`${kind} ${id}`} kind={kind} id={id} />;
}

function Question({ kind, id }: { kind: QuestionKind; id: number }) {
  const t = useTexts();
  const say = useFailureWords();
  const question = useQuestion(kind, id);
  const steps = [
    { label: t('office'), href: '/office' },
    { label: t('title'), href: '/office/inbox' },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Breadcrumbs label={t('office')} steps={steps} current={`${t(kind)} ${id}`} />
      {!question.data && <h1 className="font-semibold text-28">{`${t(kind)} ${id}`}</h1>}
      {question.data ? (
        <Loaded question={question.data} />
      ) : question.error ? (
        <ErrorState
          title={t('detailFailed')}
          meaning={say(question.error).text}
          action={<Button onClick={() => void question.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-96 w-full rounded-box" />
      )}
    </div>
  );
}

function Loaded({ question }: { question: QuestionDetail }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="wrap-anywhere font-semibold text-28">
          {question.kind === 'feedback' ? question.about : t(topicKey(question))}
        </h1>
        <StatusChip status={STATE_LOOK[question.state]}>{t(question.state)}</StatusChip>
      </div>
      <div className="grid items-start gap-4 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-4">
          <Card>
            <h2 className="font-semibold text-16">{t('wrote', { name: question.name })}</h2>
            <p className="text-14 text-ink-soft">{dayTime(question.createdAt)}</p>
            <p className="wrap-anywhere mt-3 whitespace-pre-line">{question.message ?? t('noWords')}</p>
            {question.files.length > 0 && (
              <div className="mt-4">
                <KeptFiles files={question.files} label={t('files')} />
              </div>
            )}
          </Card>
          <AnswerForm question={question} />
        </div>
        <QuestionFacts question={question} />
      </div>
    </>
  );
}
