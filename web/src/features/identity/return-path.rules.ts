// Where one lands after sign-in (product §3): where one wanted to go, but never outside the shop.

/** A path to return to after sign-in; anything that could leave the shop, or come back to the login, is refused. */
export function safeReturnPath(back: string | undefined): string | undefined {
  if (!back || !/^\/(?![/\\])/.test(back)) return undefined;
  return /^\/(login)?([?#]|$)/.test(back) ? undefined : back;
}
