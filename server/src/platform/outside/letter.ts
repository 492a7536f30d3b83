// A mail of a few sentences with a code or a link, as text and as HTML that each mail program shows (product §0 Mailbox).
import { htmlLangOf, type Language } from '@outrigger/contract';

/** What a short mail says, in the reader's language. */
export interface Letter {
  language: Language;
  subject: string;
  /** Paragraphs before code and link. */
  lines: readonly string[];
  /** Digits to type, set large. */
  code?: string;
  link?: { label: string; url: string };
  /** Paragraphs in small type at the end. */
  small?: readonly string[];
}

/** What something is called and what it is, with the colon as the language sets it. */
export function withColon(language: Language, name: string, value: string): string {
  const colon = language === 'zh' ? '：' : language === 'fa' ? '\u00a0: ' : ': ';
  return `${name}${colon}${value}`;
}

/** Subject and both bodies of the mail. */
export function writeLetter(letter: Letter): { subject: string; text: string; html: string } {
  const { language, subject, lines, code, link, small = [] } = letter;
  const text = [
    ...lines,
    ...(code ? [code] : []),
    ...(link ? [withColon(language, link.label, link.url)] : []),
    ...small,
  ];
  return { subject, text: text.join('\n\n'), html: pageOf(letter) };
}

const PAGE = 'margin:0;padding:24px;font-family:Inter,Arial,sans-serif;font-size:16px;line-height:1.5;color:#1d1b18';
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#b04300;color:#ffffff;font-weight:600;text-decoration:none';
const CODE = 'font-family:monospace;font-size:28px;font-weight:600;letter-spacing:4px';

function pageOf({ language, subject, lines, code, link, small = [] }: Letter): string {
  const body = [
    `<h1 style="font-size:20px">${escape(subject)}</h1>`,
    ...lines.map((line) => `<p>${escape(line)}</p>`),
    ...(code ? [`<p style="${CODE}">${escape(code)}</p>`] : []),
    ...(link ? [`<p><a href="${escape(link.url)}" style="${BUTTON}">${escape(link.label)}</a></p>`] : []),
    ...small.map((line) => `<p style="font-size:14px;color:#5c574f">${escape(line)}</p>`),
  ];
  return `<!doctype html><html lang="${htmlLangOf(language)}"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="${PAGE}">${body.join('\n')}</body></html>`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
