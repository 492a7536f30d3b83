// Mails an answer to whoever asked, in his language, with his question below it (product §8).
import { type Language, type QuestionDetail, type QuestionKind } from '@outrigger/contract';
import { writeLetter } from '../../platform/outside/letter.ts';
import type { Shop } from '../../platform/shop.ts';
import { readFeedbackEmail } from '../content/index.ts';
import { readQuestion } from './question.reads.ts';

/** The name of the job in the outbox. */
export const ANSWER_MAIL_JOB = 'answerMail';

interface Words {
  feedback: string;
  inquiry: string;
  rowReport: string;
  asked: string;
  open: string;
}

const words: Record<Language, Words> = {
  en: {
    feedback: 'Answer to your message: {about}',
    inquiry: 'Answer to your inquiry',
    rowReport: 'Answer to your report: {about}',
    asked: 'You wrote:',
    open: 'Open it in the shop',
  },
  es: {
    feedback: 'Respuesta a su mensaje: {about}',
    inquiry: 'Respuesta a su consulta',
    rowReport: 'Respuesta a su aviso: {about}',
    asked: 'Usted escribió:',
    open: 'Abrirlo en la tienda',
  },
  pt: {
    feedback: 'Resposta à sua mensagem: {about}',
    inquiry: 'Resposta à sua consulta',
    rowReport: 'Resposta ao seu aviso: {about}',
    asked: 'Você escreveu:',
    open: 'Abrir na loja',
  },
  fa: {
    feedback: 'Réponse à votre message\u00a0: {about}',
    inquiry: 'Réponse à votre demande',
    rowReport: 'Réponse à votre signalement\u00a0: {about}',
    asked: 'Vous aviez écrit\u00a0:',
    open: 'Ouvrir dans la boutique',
  },
  zh: {
    feedback: '对您留言的回复：{about}',
    inquiry: '对您咨询的回复',
    rowReport: '对您报告的回复：{about}',
    asked: '您的原文：',
    open: '在商城中打开',
  },
};

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
  const said = words[language];
  const path = place && pathOf(place);
  return writeLetter({
    language,
    subject: said[kind].replace('{about}', () => about ?? ''),
    lines: answer.split(/\n+/),
    ...(path && { link: { label: said.open, url: `${publicUrl}${path}` } }),
    small: message ? [said.asked, ...message.split(/\n+/)] : [],
  });
}

/** Where the row stands in the shop; there the answer stands, too. */
function pathOf({ hostId, figureId, itemNo, partCode }: NonNullable<QuestionDetail['place']>): string | null {
  if (figureId === null) return partCode === null ? null : `/detail?code=${encodeURIComponent(partCode)}`;
  const query = new URLSearchParams({
    ...(hostId !== null && { hostId: String(hostId) }),
    figureId: String(figureId),
    ...(itemNo !== null && { item: itemNo }),
  });
  return `/manual/parts?${query}`;
}
