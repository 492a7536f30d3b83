// Tells whoever applied for a sub-account that the parts desk turned it down, and why (product §4).
import { type Language, languageFrom } from '@outrigger/contract';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readApplicant } from './sub-accounts.reads.ts';

/** The name of the job in the outbox. */
export const REFUSED_JOB = 'mail refused sub-account';

const words: Record<Language, { subject: string; text: string; link: string }> = {
  en: {
    subject: 'The sub-account {username} was not approved',
    text: 'The parts desk has not approved the sub-account {username}, for this reason:',
    link: 'To the sub-accounts',
  },
  es: {
    subject: 'La subcuenta {username} no ha sido aprobada',
    text: 'El departamento de repuestos no ha aprobado la subcuenta {username} por este motivo:',
    link: 'Ir a las subcuentas',
  },
  pt: {
    subject: 'A subconta {username} não foi aprovada',
    text: 'O departamento de peças não aprovou a subconta {username} por este motivo:',
    link: 'Ver as subcontas',
  },
  fa: {
    subject: 'Le sous-compte {username} n’a pas été approuvé',
    text: 'Le service pièces n’a pas approuvé le sous-compte {username}, pour la raison suivante\u00a0:',
    link: 'Voir les sous-comptes',
  },
  zh: {
    subject: '子账号 {username} 未通过审批',
    text: '配件部未批准子账号 {username}，原因如下：',
    link: '查看子账号',
  },
};

/** The job: written in the language of whoever applied; bears being done twice. */
export async function mailRefused(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const to = await readApplicant(shop.db, Number(facts['userId']));
  if (!to) return;
  const language = languageFrom(to.language);
  const said = words[language];
  const fill = (text: string): string => text.replace('{username}', () => to.username);
  const letter = writeLetter({
    language,
    subject: fill(said.subject),
    lines: [fill(said.text), typeof facts['reason'] === 'string' ? facts['reason'] : ''],
    link: { label: said.link, url: `${shop.config.publicUrl}/subaccount` },
  });
  await shop.messenger.send({ channel: 'mail', to: to.email, language, ...letter });
}
