// Which pages of the shop have no screen yet, as the table of routes says: no link, menu or search result leads there until they have one.

const unbuilt = new Set<string>();

/** Notes a path whose row brings no screen; the table of routes does this while it is made. */
export function markUnbuilt(path: string): void {
  unbuilt.add(path);
}

/** Whether somebody may be led there: false for a page of the shop that is not built yet, whatever its parameters. */
export function leadsOn(href: string): boolean {
  return !unbuilt.has(href.split(/[?#]/)[0] ?? href);
}
