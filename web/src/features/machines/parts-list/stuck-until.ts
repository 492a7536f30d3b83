// What sticks to the top of a parts list covers the rows below it.

/** How far down the window what sticks above the rows reaches. */
export function stuckUntil(): number {
  const bottoms = [...document.querySelectorAll('[data-sticks]')].map((one) => one.getBoundingClientRect().bottom);
  return Math.max(0, ...bottoms);
}
