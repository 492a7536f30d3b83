// Mails an answer to whoever asked, in his language, with his question below it (product §8).
import type { QuestionDetail, QuestionKind } from '@outrigger/contract';
import { writeLetter } from '../../platform/outside/letter.ts';
import type { Shop } from '../../platform/shop.ts';
import { readFeedbackEmail } from '../content/index.ts';
import { aboutAnswer, ANSWER_WORDS, pathOf } from './answer-words.ts';
import { readQuestion } from './question.reads.ts';

/** The name of the job in the outbox. */
export const ANSWER_MAIL_JOB = 'answerMail';

/** The job; bears being done twice. */
export async function mailAnswer(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const which = { kind: facts['kind'] as QuestionKind, id: Number(facts['id']) };
  const question = await readQuestion(shop.db, 'en', which);
  if (!question?.answer) return;
  await shop.messenger.send({
    channel: 'mail',
    to: question.email,
    language: question.language,
    ...letterOf(question, question.answer, shop.config.publicUrl),
    headers: { 'Reply-To': await readFeedbackEmail(shop.db) },
  });
}

function letterOf({ kind, language, about, message, place }: QuestionDetail, answer: string, publicUrl: string) {
  const said = ANSWER_WORDS[language];
  const path = place && pathOf(place);
  return writeLetter({
    language,
    subject: aboutAnswer(language, { kind, about }),
    lines: answer.split(/\n+/),
    ...(path && { link: { label: said.open, url: `${publicUrl}${path}` } }),
    small: message ? [said.asked, ...message.split(/\n+/)] : [],
  });
}
