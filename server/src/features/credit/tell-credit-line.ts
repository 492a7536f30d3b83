// Tells a company's main account that its credit line was opened, changed or frozen, without an amount (spec §3 Notice; product §7 Credit).
import type { Language } from '@outrigger/contract';
import type { Trx } from '../../platform/db/db.ts';
import { inEachLanguage, tellNotice } from '../notices/index.ts';
import { findMainAccount } from './credit.reads.ts';

type Became = 'opened' | 'changed' | 'frozen';
type Words = Record<Became, string> & { look: string };

const TEXTS: Record<Language, Words> = {
  en: {
    opened: 'Your credit line in {currency} is open',
    changed: 'Your credit line in {currency} has changed',
    frozen: 'Your credit line in {currency} is frozen',
    look: 'The statement shows the limit and what is used of it.',
  },
  es: {
    opened: 'Su línea de crédito en {currency} está abierta',
    changed: 'Su línea de crédito en {currency} ha cambiado',
    frozen: 'Su línea de crédito en {currency} está bloqueada',
    look: 'El estado de cuenta muestra el límite y lo que está usado.',
  },
  pt: {
    opened: 'Sua linha de crédito em {currency} está aberta',
    changed: 'Sua linha de crédito em {currency} mudou',
    frozen: 'Sua linha de crédito em {currency} está bloqueada',
    look: 'O extrato mostra o limite e o que foi usado.',
  },
  fa: {
    opened: 'Votre ligne de crédit en {currency} est ouverte',
    changed: 'Votre ligne de crédit en {currency} a changé',
    frozen: 'Votre ligne de crédit en {currency} est bloquée',
    look: 'Le relevé indique le plafond et ce qui en est utilisé.',
  },
  zh: {
    opened: '贵公司的 {currency} 信用额度已开通',
    changed: '贵公司的 {currency} 信用额度已变更',
    frozen: '贵公司的 {currency} 信用额度已冻结',
    look: '对账单显示额度及已用金额。',
  },
};

/** In the transaction of the change; nothing where the company has no main account. */
export async function tellCreditLine(
  trx: Trx,
  line: { companyId: number; currency: string; became: Became },
): Promise<void> {
  const { companyId, currency, became } = line;
  const userId = await findMainAccount(trx, companyId);
  if (userId === null) return;
  await tellNotice(trx, {
    to: { companyId, userId },
    kind: 'account',
    name: inEachLanguage((one) => TEXTS[one][became].replace('{currency}', currency)),
    body: inEachLanguage((one) => TEXTS[one].look),
    link: '/credit',
  });
}
