// Signs at the end of a text are taken off one by one: an expression such as /[.]+$/ begins anew at each of them, and a line of 100,000 would take seconds (quality 10).

/** The text without any of these signs at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
