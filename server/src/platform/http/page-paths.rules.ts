// Which paths may name a screen of the shop (product §2).

// Those of the API and of files name none; neither does what leads out or to another host.
const NO_SCREEN = /^\/(api|static)(\/|$)|^\/[/\\]|(^|[/\\])\.\.([/\\]|$)/;
const IN_NO_LINK = /\p{Cc}/u;

/** Whether a path, as it came, may name a screen. */
export const mayNameScreen = (path: string): boolean => !NO_SCREEN.test(path) && !IN_NO_LINK.test(path);

/** Whether it names one also once it is read. */
export function namesScreen(path: string): boolean {
  const read = readPath(path);
  return mayNameScreen(path) && read !== null && mayNameScreen(read);
}

/** Whether it would name one, but for characters that no link holds: they came into it on its way. */
export function isScrambled(path: string): boolean {
  const read = readPath(path);
  return read !== null && IN_NO_LINK.test(read) && !NO_SCREEN.test(read);
}

function readPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
