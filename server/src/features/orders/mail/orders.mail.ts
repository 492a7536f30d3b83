// The mail that tells a buyer what became of an order (product §7): his language, HTML and text, no number for who may not see prices.
import { htmlLangOf, type Language, type Money, type OrderDetail } from '@outrigger/contract';
import { withColon } from '../../../platform/outside/letter.ts';
import type { OrderMail } from './order-mail.ts';
import { mailTexts } from './order-mail-texts.ts';
import type { MailTexts } from './order-mail-words.ts';
import { amountIn, type Fact, momentIn, newsOf, subjectOf, usedStoreCredit } from './order-news.ts';
import { shipmentIn } from './shipment-mail.ts';

/** A mail ready to send. */
export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

/** Writes what became of an order. */
export function writeOrderMail(mail: OrderMail): WrittenMail {
  const words = mailTexts[mail.language];
  const { order } = mail;
  const shipment = shipmentIn(mail);
  const facts = [...statusFacts(mail, words), ...(shipment ? shipment.facts : totals(mail, words))];
  const subject = subjectOf(mail);
  const text = [
    subject,
    '',
    ...facts.map(([name, value]) => withColon(mail.language, name, value)),
    '',
    ...(shipment
      ? shipment.lines.map(([code, name, quantity]) => `${quantity} × ${code} ${name}`)
      : order.lines.map((line) => lineText(line, mail))),
    '',
    mail.link,
  ];
  return { subject, text: text.join('\n'), html: pageOf(subject, facts, mail) };
}

function statusFacts(mail: OrderMail, words: MailTexts): Fact[] {
  const { order, language } = mail;
  const { recipient } = order;
  return [
    [words.order, order.orderNo],
    [words.placed, momentIn(language, order.placedAt)],
    ...newsOf(mail),
    [
      words.shipTo,
      [
        recipient.name,
        recipient.address,
        `${recipient.postalCode} ${recipient.city}`,
        recipient.state,
        recipient.countryName,
      ].join(', '),
    ],
  ];
}

function totals({ order, language }: OrderMail, words: MailTexts): Fact[] {
  const amounts: [string, Money | undefined][] = [
    [words.items, order.itemsAmount],
    [words.freight, order.freight],
    [words.total, order.total],
    [words.storeCredit, usedStoreCredit(order)],
  ];
  return amounts.flatMap(([name, amount]) => (amount ? [[name, amountIn(language, amount)] as const] : []));
}

function lineText(line: OrderDetail['lines'][number], { language }: OrderMail): string {
  const price =
    line.unitPrice && line.total ? ` × ${amountIn(language, line.unitPrice)} = ${amountIn(language, line.total)}` : '';
  return `${line.quantity} × ${line.code} ${nameIn(language, line)}${price}`;
}

function pageOf(title: string, facts: readonly Fact[], mail: OrderMail): string {
  const words = mailTexts[mail.language];
  const head = facts.map(([name, value]) => `<tr><th align="left">${escape(name)}</th><td>${escape(value)}</td></tr>`);
  const shipment = shipmentIn(mail);
  const rows = shipment ? shipment.lines.map(rowWith) : mail.order.lines.map((line) => rowOf(line, mail));
  const hasPrices = !shipment && mail.order.total !== undefined;
  const columns = [words.code, words.name, words.quantity, ...(hasPrices ? [words.price, words.total] : [])];
  return `<!doctype html><html lang="${htmlLangOf(mail.language)}"><head><meta charset="utf-8"><title>${escape(title)}</title></head>
<body style="font-family:sans-serif"><h1 style="font-size:20px">${escape(title)}</h1><table>${head.join('')}</table>
<table cellpadding="4"><thead><tr>${columns.map((name) => `<th align="left">${escape(name)}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>
<p><a href="${escape(mail.link)}">${escape(words.look)}</a></p></body></html>`;
}

function rowOf(line: OrderDetail['lines'][number], { language }: OrderMail): string {
  const amounts = [line.unitPrice, line.total].flatMap((amount) => (amount ? [amountIn(language, amount)] : []));
  return rowWith([line.code, nameIn(language, line), String(line.quantity), ...amounts]);
}

const rowWith = (cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const NAMES = { en: 'name', es: 'nameEs', pt: 'namePt', fa: 'nameFh', zh: 'nameCn' } as const;
const nameIn = (language: Language, line: OrderDetail['lines'][number]): string => line[NAMES[language]] ?? line.name;
