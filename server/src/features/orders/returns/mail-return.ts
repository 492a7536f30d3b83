// Mails what became of a return to whoever asked for it, in his language and with today's rights; bears being done twice.
import { type Language, limits, localeOf, minorToText, permissions } from '@outrigger/contract';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { sendAndTell } from '../mail/send-and-tell.ts';
import { type MailedStep, returnMailTexts } from './return-mail-texts.ts';
import { readReturnMail, type ReturnMail } from './return-mail.reads.ts';

const STEPS: readonly MailedStep[] = ['requested', 'accepted', 'credited', 'refused'];

/** The job: reads the return as it is now; a step that was overtaken is not told any more. */
export async function mailReturn(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const step = STEPS.find((one) => one === facts['event']);
  const mail = await readReturnMail(shop.db, Number(facts['returnId']));
  if (!step || mail?.status !== step) return;
  const path = `/returns?returnNo=${encodeURIComponent(mail.returnNo)}`;
  await sendAndTell(shop, mail, {
    kind: 'return',
    key: `return ${mail.returnNo} ${step}`,
    path,
    mailIn: (language) => letterOf({ ...mail, language }, step, `${shop.config.publicUrl}${path}`),
    newsIn: (language) => linesOf({ ...mail, language, permissions: [] }, step),
  });
}

function letterOf(mail: ReturnMail, step: MailedStep, url: string) {
  const { language } = mail;
  const words = returnMailTexts[language];
  return writeLetter({
    language,
    subject: fill(words.steps[step].subject, { returnNo: mail.returnNo }),
    lines: linesOf(mail, step),
    link: { label: step === 'accepted' ? words.label : words.look, url },
  });
}

function linesOf(mail: ReturnMail, step: MailedStep): string[] {
  const { language, answer } = mail;
  const words = returnMailTexts[language];
  const facts = { returnNo: mail.returnNo, pieces: new Intl.NumberFormat(localeOf(language)).format(mail.pieces) };
  return [
    fill(words.steps[step].text, facts),
    ...(step === 'refused' ? [] : [fill(words.pieces, facts)]),
    ...(answer ? [fill(words.answer, { answer })] : []),
    ...(step === 'refused' ? [] : amountsOf(mail).map(([name, given]) => fill(words[name], given))),
  ];
}

const fill = (text: string, facts: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');

type Amount = [name: 'goods' | 'fee' | 'credit', facts: Record<string, string>];

function amountsOf(mail: ReturnMail): Amount[] {
  const { goodsMinor, feeMinor, language, currency } = mail;
  if (!mail.permissions.includes(permissions.viewPrices) || goodsMinor === null || feeMinor === null) return [];
  const amount = (minor: number) => ({ amount: amountIn(language, minor, currency) });
  return [
    ['goods', amount(goodsMinor)],
    ['fee', { ...amount(feeMinor), percent: String(limits.restockingPercent) }],
    ['credit', amount(goodsMinor - feeMinor)],
  ];
}

const amountIn = (language: Language, minor: number, currency: string): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency }).format(Number(minorToText(minor)));
