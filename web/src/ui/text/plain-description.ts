// A description on one line (product §5 rows of a parts list), apart from what draws its marks, which lists do not load.

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The characters behind the few entities that the server writes. */
export const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => CHARACTERS[name] ?? entity);

/** The description without its marks. */
export const plainDescription = (html: string): string =>
  unescaped(html.replace(/<\/?[a-z]+(?: \/)?>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
