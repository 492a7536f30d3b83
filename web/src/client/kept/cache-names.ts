// Names of the caches that pages and the service worker share.

/** Files of the build; their names say their version, so that one cache serves an old page beside the new one. */
export const BUILT = 'outrigger-built';
/** Pictures and drawings that were on the screen, the last few hundred. */
export const OPENED = 'outrigger-opened';
/** Files of machines that were taken along; the page fills it. */
export const TAKEN = 'outrigger-taken';
