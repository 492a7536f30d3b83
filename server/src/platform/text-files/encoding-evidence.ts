// Counts what speaks for one encoding and against another in bytes of unknown origin (product §6: files as spreadsheets write them).

/** Letters where UTF-8 holds, those among them that the shop's languages write, and bytes where it breaks. */
export type Utf8Evidence = { valid: number; ours: number; broken: number };

/** Stretches of foreign signs that look Chinese in GB18030, and those that look Western in Windows-1252. */
export type StretchEvidence = { chinese: number; western: number };

/** The least first byte of a letter of two bytes or more in UTF-8, and how many bytes must follow it. */
const LEADS: [from: number, to: number, following: number][] = [
  [0xc2, 0xdf, 1],
  [0xe0, 0xef, 2],
  [0xf0, 0xf4, 3],
];
/** Western letters begin so, and all of three bytes, as Chinese; Greek and Cyrillic between them are what GB18030 often looks like. */
const isOurs = (lead: number) => lead <= 0xc3 || lead >= 0xe0;
const FOLLOWS = { from: 0x80, to: 0xbf };
/** Both bytes of the signs in everyday use (GB 2312) are above these, where Windows-1252 has its dashes and curved quotation marks. */
const LEAST_OF_PAIR = 0xa1;
/** A stretch of two Chinese signs; no Western word has four accents in a row. */
const TWO_SIGNS = 4;

/** Counts letters of several bytes that are whole, and bytes above ASCII that belong to none; a letter that the end cuts counts neither way. */
export function utf8Evidence(bytes: Uint8Array): Utf8Evidence {
  const evidence = { valid: 0, ours: 0, broken: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    const lead = bytes[at] ?? 0;
    if (lead < FOLLOWS.from) continue;
    const following = LEADS.find(([from, to]) => lead >= from && lead <= to)?.[2] ?? 0;
    const found = countFollowing(bytes, at + 1, following);
    const isCut = found < following && at + 1 + found === bytes.length;
    const isWhole = following > 0 && found === following;
    if (isWhole) evidence.valid += 1;
    else if (!isCut) evidence.broken += 1;
    if (isWhole && isOurs(lead)) evidence.ours += 1;
    at += found;
  }
  return evidence;
}

function countFollowing(bytes: Uint8Array, from: number, most: number): number {
  let count = 0;
  while (count < most && isWithin(bytes[from + count] ?? 0, FOLLOWS)) count += 1;
  return count;
}

const isWithin = (byte: number, { from, to }: { from: number; to: number }) => byte >= from && byte <= to;

/** Counts stretches of bytes above ASCII: Chinese comes in pairs and stands apart, Western accents stand within words. */
export function stretchEvidence(bytes: Uint8Array): StretchEvidence {
  const evidence = { chinese: 0, western: 0 };
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue;
    let end = at + 1;
    while ((bytes[end] ?? 0) >= 0x80) end += 1;
    const isInWord = isWordPart(bytes[at - 1], bytes[end]);
    if (isChinese(bytes.subarray(at, end), isInWord)) evidence.chinese += 1;
    else if (end - at === 1 || isInWord) evidence.western += 1;
    at = end;
  }
  return evidence;
}

/** A longer stretch is Chinese although a byte of it were lost. */
const isChinese = (stretch: Uint8Array, isInWord: boolean): boolean =>
  (stretch.length >= TWO_SIGNS || (stretch.length === TWO_SIGNS / 2 && !isInWord)) &&
  stretch.every((byte) => byte >= LEAST_OF_PAIR);

/** Between letters, or beside a small one: Chinese mixes with capitals, as in “O型圈”. */
const isWordPart = (before = 0, after = 0): boolean =>
  isSmall(before) || isSmall(after) || (isLetter(before) && isLetter(after));
const isSmall = (byte: number) => byte >= 0x61 && byte <= 0x7a;
const isLetter = (byte: number) => isSmall(byte | 0x20);

/** Whether all signs above ASCII are a great A with an accent, one of them within a word of small letters, as in “mÃtal”: no language writes so, and the first half of an accent of UTF-8 looks so. */
export function hasHalvesAlone(bytes: Uint8Array): boolean {
  const signs = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) >= 0x80);
  const isGreatA = (at: number) => bytes[at] === 0xc2 || bytes[at] === 0xc3;
  const isWithinWord = (at: number) => {
    const [before = 0, after = 0] = [bytes[at - 1], bytes[at + 1]];
    return isSmall(before) || (isLetter(before) && isSmall(after));
  };
  return signs.every(isGreatA) && signs.some(isWithinWord);
}
