/** What a label of ours says: the address that leads back to a machine, a part or a figure (product §5 Scan). */

/** What has a label. */
export type LabelKind = 'machine' | 'part' | 'figure';

/** How many texts are resolved at once, and how long each may be; a plate has fewer lines. */
export const scannedMost = { texts: 40, length: 400 } as const;

const KINDS: readonly LabelKind[] = ['machine', 'part', 'figure'];
const PAGE = '/scan';
const MOST = 64;

/** The address on a label, which the camera of any telephone opens, too; the code is given as it is printed. */
export const labelLink = (origin: string, kind: LabelKind, code: string): string =>
  `${origin}${PAGE}?${new URLSearchParams({ [kind]: code }).toString()}`;

/** What a text names where it is the address of a label; whose host it has does not matter, since a shop may move and nothing but the code is taken from it. */
export function labelIn(text: string): { kind: LabelKind; code: string } | null {
  if (!/^(https?:\/\/|\/scan\?)/i.test(text.trim())) return null;
  const link = URL.parse(text.trim(), 'https://label.invalid');
  if (link?.pathname !== PAGE) return null;
  const kind = KINDS.find((one) => link.searchParams.has(one));
  const code = (kind && link.searchParams.get(kind)?.trim()) ?? '';
  return kind === undefined || code === '' || code.length > MOST ? null : { kind, code };
}

const PAPERS = ['/details', '/packinglist'];

/** The address on an order's papers, which opens the order for whoever may see it. */
export const orderLink = (origin: string, orderNo: string): string =>
  `${origin}/details?${new URLSearchParams({ orderNo }).toString()}`;

/** The number of the order or packing list whose address a text is; null for any other text. */
export function paperIn(text: string): string | null {
  if (!/^(https?:\/\/|\/)/i.test(text.trim())) return null;
  const link = URL.parse(text.trim(), 'https://label.invalid');
  const [orderNo, batchNo] = [link?.searchParams.get('orderNo'), link?.searchParams.get('batchNo')];
  if (!link || !orderNo || !PAPERS.includes(link.pathname)) return null;
  const number = batchNo ? `${orderNo.trim()}-${batchNo.trim()}` : orderNo.trim();
  return number.length > MOST ? null : number;
}
