// How large pages are drawn: steps of zoom, what fits the width, and how many pixels a page may cost (product §5: bounded memory).

/** A page's own size, in points. */
export interface PageSize {
  width: number;
  height: number;
}
/** `width` and `page` fit the box; a number is a share of the printed size. */
export type Zoom = 'width' | 'page' | number;
/** Turned clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** Points are 72 to the inch, pixels of a page 96. */
export const PRINTED = 96 / 72;
/** The steps of the buttons and of the choice. */
export const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;
const LEAST = 0.25;
const MOST = 5;
/** Room at the sides of a page. */
const MARGIN = 12;
/** Room between two pages. */
export const GAP = 12;
/** A page of 8 million pixels takes 32 MB; a sharper one would not be seen to be sharper. */
const MOST_PIXELS = 8_000_000;

const turned = ({ width, height }: PageSize, turn: Turn): PageSize =>
  turn % 180 === 0 ? { width, height } : { width: height, height: width };

/** Pixels for each point of the page. */
export function scaleOf(zoom: Zoom, page: PageSize, box: { width: number; height: number; turn: Turn }): number {
  if (typeof zoom === 'number') return zoom * PRINTED;
  const { width, height } = turned(page, box.turn);
  const byWidth = Math.max(80, box.width - 2 * MARGIN) / width;
  const byHeight = Math.max(80, box.height - 2 * GAP) / height;
  return zoom === 'width' ? Math.min(byWidth, 2.5 * PRINTED) : Math.min(byWidth, byHeight);
}

/** The size of a page on the screen. */
export function drawnSize(page: PageSize, scale: number, turn: Turn): PageSize {
  const { width, height } = turned(page, turn);
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) };
}

/** How many pixels of the picture stand for one of the page: those of the screen, fewer where the page is huge. */
export const pictureRatio = ({ width, height }: PageSize, screen: number): number =>
  Math.min(screen, 3, Math.sqrt(MOST_PIXELS / Math.max(1, width * height)));

/** The next step of zoom from a scale, larger or smaller. */
export function nextZoom(scale: number, step: 1 | -1): number {
  const share = scale / PRINTED;
  const next = step === 1 ? ZOOMS.find((one) => one > share + 0.01) : ZOOMS.findLast((one) => one < share - 0.01);
  return next ?? (step === 1 ? Math.min(MOST, share * 1.25) : Math.max(LEAST, share / 1.25));
}

/** A share of the printed size that pages can be drawn at. */
export const heldZoom = (share: number): number => Math.min(MOST, Math.max(LEAST, share));

/** Turned a quarter to the right. */
export const nextTurn = (turn: Turn): Turn => ((turn + 90) % 360) as Turn;
