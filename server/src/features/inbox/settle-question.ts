// The parts desk answers a question or closes it; whoever asked is told by mail (product §8).
import type { calls, ParsedOf, QuestionDetail, QuestionKind, ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { type Db, inTransaction, type Trx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { refuse } from '../../platform/refuse.ts';
import { settleFeedback } from '../feedback/index.ts';
import { inEachLanguage, tellNotice, type ToldNotice } from '../notices/index.ts';
import { settleReport } from '../row-reports/index.ts';
import { settleInquiry } from '../service-tools/index.ts';
import { aboutAnswer, ANSWER_WORDS, pathOf } from './answer-words.ts';
import { isThere } from './inbox.reads.ts';
import { ANSWER_MAIL_JOB } from './mail-answer.ts';
import { readAsker, readQuestion } from './question.reads.ts';

type Answer = typeof calls.inbox.answerQuestion;
type Close = typeof calls.inbox.closeQuestion;

interface Settled {
  id: number;
  state: 'answered' | 'closed';
  answer: string | null;
  by: number;
}

/** Each kind is written by the feature it belongs to. */
const SETTLE: Record<QuestionKind, (trx: Trx, settled: Settled) => Promise<boolean>> = {
  feedback: settleFeedback,
  inquiry: settleInquiry,
  rowReport: settleReport,
};

/** Answers an open question once. */
export async function answerQuestion(context: SignedInContext, input: ParsedOf<Answer>): Promise<ResultOf<Answer>> {
  const { kind, id, answer } = input;
  return await settle(context, { kind, id, state: 'answered', answer });
}

/** Closes a question; nobody is mailed. */
export async function closeQuestion(context: SignedInContext, which: ParsedOf<Close>): Promise<ResultOf<Close>> {
  return await settle(context, { ...which, state: 'closed', answer: null });
}

async function settle(
  { db, caller, requestId }: SignedInContext,
  { kind, ...settled }: Omit<Settled, 'by'> & { kind: QuestionKind },
): Promise<{ state: Settled['state'] }> {
  const { id, state } = settled;
  const notice = settled.answer === null ? null : await noticeOf(db, { kind, id, answer: settled.answer });
  await inTransaction(db, async (trx) => {
    if (!(await SETTLE[kind](trx, { ...settled, by: caller.userId })))
      refuse((await isThere(trx, { kind, id })) ? 'conflict' : 'notFound');
    if (state === 'answered') await enqueue(trx, ANSWER_MAIL_JOB, { kind, id });
    if (notice) await tellNotice(trx, notice);
    const action = state === 'answered' ? 'answerQuestion' : 'closeQuestion';
    await audit(trx, { action, userId: caller.userId, subject: `${kind} ${id}`, requestId });
  });
  return { state };
}

/** What whoever asked reads among his notices; nothing for visitors. */
async function noticeOf(
  db: Db,
  { kind, id, answer }: { kind: QuestionKind; id: number; answer: string },
): Promise<ToldNotice | null> {
  const to = await readAsker(db, { kind, id });
  const question = to && (await readQuestion(db, 'en', { kind, id }));
  if (!question) return null;
  const link = question.place && pathOf(question.place);
  return {
    to,
    kind: kind === 'rowReport' ? 'report' : 'answer',
    name: inEachLanguage((language) => aboutAnswer(language, question)),
    body: inEachLanguage(() => withQuestion(question, answer)),
    bodyIn: question.language,
    ...(link && { link }),
    key: `${kind} ${id} answered`,
  };
}

// As in the mail: in the language of the question, which stands below.
function withQuestion({ language, message }: QuestionDetail, answer: string): string {
  return message ? [answer, ANSWER_WORDS[language].asked, message].join('\n') : answer;
}
