// What mails and notices of an answer say in five languages, and where they lead (product §8).
import type { Language, QuestionDetail } from '@outrigger/contract';

interface Words {
  feedback: string;
  inquiry: string;
  rowReport: string;
  asked: string;
  open: string;
}

/** By language. */
export const ANSWER_WORDS: Record<Language, Words> = {
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

/** What an answer is to, in one line. */
export const aboutAnswer = (language: Language, { kind, about }: Pick<QuestionDetail, 'kind' | 'about'>): string =>
  ANSWER_WORDS[language][kind].replace('{about}', () => about ?? '');

/** Where the row stands in the shop; there the answer stands, too. */
export function pathOf({ hostId, figureId, itemNo, partCode }: NonNullable<QuestionDetail['place']>): string | null {
  if (figureId === null) return partCode === null ? null : `/detail?code=${encodeURIComponent(partCode)}`;
  const query = new URLSearchParams({
    ...(hostId !== null && { hostId: String(hostId) }),
    figureId: String(figureId),
    ...(itemNo !== null && { item: itemNo }),
  });
  return `/manual/parts?${query.toString()}`;
}
