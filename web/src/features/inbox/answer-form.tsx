// The answer to a question: written once and mailed in the asker's language, or the question closed without one.
import { htmlLangOf, limits, type QuestionDetail } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { useAnswer, useClose } from './inbox.data.ts';
import { useTexts } from './inbox.texts.ts';

export function AnswerForm({ question }: { question: QuestionDetail }) {
  const t = useTexts();
  if (question.answer !== null) return <Answered question={question} />;
  if (question.state === 'closed') return <p className="text-ink-soft">{t('closedText')}</p>;
  return <Write question={question} />;
}

function Answered({ question }: { question: QuestionDetail }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  return (
    <Card>
      <h2 className="font-semibold text-16">{t('answer')}</h2>
      <p className="text-14 text-ink-soft">
        {t('answeredBy', { name: question.answeredBy ?? '', day: dayTime(question.answeredAt ?? '') })}
      </p>
      <p className="wrap-anywhere mt-3 whitespace-pre-line" lang={htmlLangOf(question.language)}>
        {question.answer}
      </p>
      {question.state === 'answered' && (
        <div className="mt-4">
          <CloseButton question={question} />
        </div>
      )}
    </Card>
  );
}

function Write({ question }: { question: QuestionDetail }) {
  const t = useTexts();
  const say = useFailureWords();
  const send = useAnswer();
  const [answer, setAnswer] = useState('');
  const [isTried, setTried] = useState(false);
  const isEmpty = answer.trim() === '';
  const { kind, id } = question;
  const submit = () => {
    setTried(true);
    if (isEmpty) return;
    send.mutate({ kind, id, answer }, { onSuccess: () => showToast({ text: t('answeredToast') }) });
  };
  return (
    <Card>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextAreaField
          label={t('answer')}
          help={t('answerHelp', { email: question.email, language: t(`language_${question.language}`) })}
          lang={htmlLangOf(question.language)}
          rows={6}
          maxLength={limits.longTextMax}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          {...(isTried && isEmpty && { error: t('answerMissing') })}
        />
        {send.error && <ErrorState title={t('answerFailed')} meaning={say(send.error).text} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isBusy={send.isPending}>
            {t('send')}
          </Button>
          <CloseButton question={question} />
        </div>
      </form>
    </Card>
  );
}

function CloseButton({ question: { kind, id, answer } }: { question: QuestionDetail }) {
  const t = useTexts();
  const close = useClose();
  return (
    <Button
      isBusy={close.isPending}
      onClick={() => close.mutate({ kind, id }, { onSuccess: () => showToast({ text: t('closedToast') }) })}
    >
      {t(answer === null ? 'closeUnanswered' : 'close')}
    </Button>
  );
}
