// Where one lands after sign-in (product §3), or once a machine is chosen: where one wanted to go, but never outside the shop.

const HERE = 'https://shop.invalid';

/** A path to return to, read as a browser reads it; what would leave the shop, or come back to the login, is refused. */
export function safeReturnPath(back: string | undefined): string | undefined {
  if (!back?.startsWith('/') || !URL.canParse(back, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(back, HERE);
  // Two slashes may also be what is left of a path once its dots are followed.
  if (origin !== HERE || /^\/(\/|(login\/?)?$)/.test(pathname)) return undefined;
  return `${pathname}${search}${hash}`;
}
