// The test provider's own page: what is paid, and the ways it may go; plain HTML that works without script (product §7 Payment).
import { htmlLangOf, type Language, localeOf } from '@outrigger/contract';
import { type PayPageTexts, payPageTexts } from './pay-page-texts.ts';
import type { TestPayment } from './test-payments.store.ts';

/** Where the page's style sheet stands: the policy of the shop allows none inside a page. */
export const PAY_PAGE_STYLE = '/pay/test/page.css';

/** The page of a payment; one that is over says how it ended. */
export function payPage(payment: TestPayment): string {
  const t = payPageTexts[payment.language];
  const { title } = t;
  const body = `
    ${facts(payment, t)}
    ${payment.status === 'open' ? answers(payment, t) : over(payment, payment.status, t)}`;
  return document({ language: payment.language, title, body });
}

/** What somebody sees whose link leads to no payment. */
export function noSuchPaymentPage(language: Language): string {
  const { unknown, unknownText } = payPageTexts[language];
  return document({ language, title: unknown, body: `<p>${escaped(unknownText)}</p>` });
}

/** Where the buyer goes from here: the return path, on whatever address the demo is reached by. */
export function pathOfReturn({ returnUrl }: Pick<TestPayment, 'returnUrl'>): string {
  const { pathname, search } = new URL(returnUrl, 'http://shop.invalid');
  return `${pathname}${search}`;
}

function document(page: { language: Language; title: string; body: string }): string {
  const { provider } = payPageTexts[page.language];
  return `<!doctype html>
<html lang="${htmlLangOf(page.language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(page.title)} · ${escaped(provider)}</title>
    <link rel="stylesheet" href="${PAY_PAGE_STYLE}">
  </head>
  <body>
    <header><p>${escaped(provider)}</p></header>
    <main>
      <h1>${escaped(page.title)}</h1>${page.body}
    </main>
  </body>
</html>
`;
}

function facts(payment: TestPayment, t: PayPageTexts): string {
  const rows: [string, string, string][] = [
    [t.toPay, amountOf(payment), 'amount'],
    [t.order, payment.about, 'code'],
    [t.method, t[payment.method], ''],
  ];
  const shown = rows.map(
    ([name, value, look]) => `<div class="${look}"><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`,
  );
  return `<dl>${shown.join('')}</dl>`;
}

function answers(payment: TestPayment, t: PayPageTexts): string {
  const button = (answer: string, words: string, look = '') =>
    `<button name="answer" value="${answer}" class="${look}">${escaped(words)}</button>`;
  return `
      <p class="note">${escaped(t.practice)}</p>
      <form method="post">
        ${button('pay', t.pay.replace('{amount}', amountOf(payment)), 'first')}
        ${button('decline', t.decline)}
        ${button('later', t.later)}
        <p class="help">${escaped(t.laterHelp)}</p>
        <details>
          <summary>${escaped(t.tryOut)}</summary>
          ${button('twice', t.twice)}
          ${button('close', t.close)}
        </details>
      </form>`;
}

const over = (payment: TestPayment, how: 'paid' | 'declined' | 'closed', t: PayPageTexts): string => `
      <p class="note" role="status">${escaped(t.over[how])}</p>
      <p><a class="first" href="${escaped(pathOfReturn(payment))}">${escaped(t.back)}</a></p>`;

const amountOf = ({ amountMinor, currency, language }: TestPayment): string =>
  new Intl.NumberFormat(localeOf(language), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }).format(
    amountMinor / 100,
  );

const SPECIAL: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (found) => SPECIAL[found] ?? found);

/** The style sheet of the page. */
export const payPageStyle = `
:root { color-scheme: light dark; background: var(--ground); --ground: #f6f4f0; --sheet: #ffffff; --ink: #1d1b18; --soft: #5d5850; --line: #d9d4cb; --edge: #857e73; --first: #1f4e79; --on-first: #ffffff; --ring: #1f4e79; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #161513; --sheet: #211f1c; --ink: #f1eee8; --soft: #b7b0a5; --line: #3a3732; --edge: #8d867b; --first: #9cc7ee; --on-first: #10212f; --ring: #9cc7ee; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--ground); color: var(--ink); font: 16px/1.5 Inter, system-ui, "Noto Sans CJK SC", sans-serif; overflow-wrap: anywhere; }
header { border-bottom: 1px solid var(--line); background: var(--sheet); }
header p { max-width: 30rem; margin: 0 auto; padding: 12px 16px; font-weight: 600; color: var(--soft); }
main { max-width: 30rem; margin: 24px auto; padding: 24px 16px; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; }
@media (max-width: 31rem) { main { margin: 0; border-width: 0 0 1px; border-radius: 0; } }
h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.2; }
dl { margin: 0 0 20px; display: grid; gap: 8px; }
dl div { display: flex; flex-wrap: wrap; gap: 4px 16px; justify-content: space-between; align-items: baseline; }
dt { color: var(--soft); } dd { margin: 0; font-variant-numeric: tabular-nums; }
.amount { border-bottom: 1px solid var(--line); padding-bottom: 12px; } .amount dd { font-size: 1.75rem; font-weight: 600; line-height: 1.2; }
.code dd { font-family: "IBM Plex Mono", ui-monospace, monospace; }
.note { margin: 0 0 20px; padding: 12px; border: 1px solid var(--line); border-radius: 8px; }
form { display: grid; gap: 12px; } .help { margin: -4px 0 0; color: var(--soft); font-size: 0.875rem; }
button, a.first, summary { display: block; width: 100%; min-height: 48px; padding: 11px 16px; border: 1px solid var(--edge); border-radius: 8px; background: transparent; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button.first, a.first { border-color: var(--first); background: var(--first); color: var(--on-first); font-weight: 600; }
summary { border-color: transparent; text-align: left; padding-inline: 0; text-decoration: underline; text-underline-offset: 3px; }
details button { margin-top: 8px; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
`;
