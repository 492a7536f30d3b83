// Mails a report of a receipt to the parts desk, so that an answer goes straight to who reported, and the answer to him; of what is credited the main account hears, too (product §7 receipt).
import { documentNo, type Language, money } from '@outrigger/contract';
import { withColon, writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readFeedbackEmail } from '../../content/index.ts';
import { amountIn } from '../mail/order-news.ts';
import { sendAndTell } from '../mail/send-and-tell.ts';
import { type MailedReport, readMailedReport } from './receipt-mail.reads.ts';
import { receiptMailTexts } from './receipt-mail-texts.ts';

/** The job: `to` says whom. */
export async function mailReceipt(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const reader = facts['to'] === 'main' ? 'main' : 'reporter';
  const report = await readMailedReport(shop.db, Number(facts['reportId']), reader);
  if (!report) return;
  if (facts['to'] === 'desk') await mailDesk(shop, report);
  else if (report.answer !== null && report.isActive) await mailAnswer(shop, report, report.answer);
}

// The desk reads English; the words of who reported stay as they are.
const PROBLEMS = { short: 'missing', damaged: 'damaged', wrong: 'another part came' } as const;

async function mailDesk(shop: Shop, report: MailedReport): Promise<void> {
  const { orderNo, quantity, code, problem, note, photos, by, company, email } = report;
  const letter = writeLetter({
    language: 'en',
    subject: `Order ${orderNo}: ${quantity} × ${code} ${PROBLEMS[problem]}`,
    lines: [...(note ?? '').split(/\n+/).filter((line) => line !== ''), ...(photos > 0 ? [`Photos: ${photos}`] : [])],
    link: {
      label: 'Open the order',
      url: `${shop.config.publicUrl}/office/order?orderNo=${encodeURIComponent(orderNo)}`,
    },
    small: [`${by} · ${company} · ${email}`],
  });
  const to = await readFeedbackEmail(shop.db);
  await shop.messenger.send({ channel: 'mail', to, language: 'en', ...letter, headers: { 'Reply-To': email } });
}

async function mailAnswer(shop: Shop, report: MailedReport, answer: string): Promise<void> {
  const { orderNo } = report;
  const path = `/details?orderNo=${encodeURIComponent(orderNo)}`;
  await sendAndTell(shop, report, {
    kind: 'order',
    key: `receipt report ${report.id} answered`,
    path,
    mailIn: (language) => {
      const words = receiptMailTexts[language];
      const subject = words.subject.replace('{orderNo}', orderNo);
      const link = { label: words.look, url: `${shop.config.publicUrl}${path}` };
      return writeLetter({ language, subject, lines: linesOf(report, answer, language), link });
    },
    // A notice holds no amount, whoever reads it.
    newsIn: (language) => linesOf({ ...report, maySeePrices: false }, answer, language),
  });
}

function linesOf(report: MailedReport, answer: string, language: Language): string[] {
  const { quantity, code, problem, outcome } = report;
  const words = receiptMailTexts[language];
  return [
    withColon(language, `${quantity} × ${code}`, words.problem[problem]),
    ...(outcome ? [words.outcome[outcome]] : []),
    ...creditOf(report, language),
    words.answer.replace('{answer}', () => answer),
  ];
}

function creditOf(report: MailedReport, language: Language): string[] {
  const { noteNumber, creditedMinor, currency, maySeePrices } = report;
  if (noteNumber === null || creditedMinor === null) return [];
  const words = receiptMailTexts[language];
  const note = words.creditNote.replace('{number}', documentNo('creditNote', noteNumber));
  const amount = () => words.credited.replace('{amount}', () => amountIn(language, money(creditedMinor, currency)));
  return [note, ...(maySeePrices ? [amount()] : [])];
}
