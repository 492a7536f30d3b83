// Where a part is found: its page, and its pictures below the static area (spec §7 product images; §2 first of comma-separated).

/** The page of a part; it says what else is needed where the part replaced another, `insteadOf`, together with more. */
export function partHref(code: string, insteadOf?: string): string {
  const rest = insteadOf === undefined ? '' : `&insteadOf=${encodeURIComponent(insteadOf)}`;
  return `/detail?code=${encodeURIComponent(code)}${rest}`;
}

/** The address of the same picture in more pixels; the shop has it of those it draws itself. */
export const sharperUrl = (url: string): string => url.replace(/(?=\.\w+$)/, '.large');

/** Addresses of all pictures of a part, the first one first. */
export function pictureUrls(imageUrl: string): string[] {
  return imageUrl
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .map((name) => `/static/product/${name.split('/').map(encodeURIComponent).join('/')}`);
}
