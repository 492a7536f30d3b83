// Joins the class names of a piece, leaving out what does not apply.

export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
