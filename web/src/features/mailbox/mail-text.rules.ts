// Finds the links in the text of a mail.

/** A piece of text; with an address where it is a link. */
export interface TextPart {
  /** Where it begins. */
  at: number;
  text: string;
  href?: string;
}

const LINK = /https?:\/\/[^\s<>"']+/g;
/** Paths that mails of the shop lead to; they are opened on the present address, whatever the shop takes for its own. */
const OWN = /^\/(verify|reset_password|user_bind|newsletter|details|login)(?=[?#]|$)/;

/** The text in pieces, links apart. */
export function partsOfText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const { index, 0: link } of text.matchAll(LINK)) {
    if (index > at) parts.push({ at, text: text.slice(at, index) });
    parts.push({ at: index, text: link, href: addressOf(link) });
    at = index + link.length;
  }
  if (at < text.length) parts.push({ at, text: text.slice(at) });
  return parts;
}

function addressOf(link: string): string {
  const url = URL.parse(link);
  const path = url ? `${url.pathname}${url.search}` : '';
  return OWN.test(path) ? path : link;
}
