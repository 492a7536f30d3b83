// Which page numbers a pager shows: the ends, the neighbours of the current one, and gaps between.

/** Page numbers from 1, `'gap-start'` and `'gap-end'` where numbers are left out; never a gap of a single page. */
export function pageWindow(current: number, count: number): (number | 'gap-start' | 'gap-end')[] {
  const all = Array.from({ length: count }, (_, index) => index + 1);
  if (count <= 7) return all;
  const from = Math.min(Math.max(current - 1, 3), count - 4);
  const to = Math.max(Math.min(current + 1, count - 2), 5);
  return [1, from > 3 ? 'gap-start' : 2, ...all.slice(from - 1, to), to < count - 2 ? 'gap-end' : count - 1, count];
}
