// Why a drawing is not taken, in words for whoever mends the file (docs/import-format.md).

/** Why a drawing is not taken, said as what it should be. */
export class Unfit extends Error {}

/** What is said of a drawing that no reader of XML would take. */
export const WELL_FORMED = 'an SVG drawing, whole and well-formed';

/** A name without its prefix, in small letters, so that no other spelling passes. */
export const localOf = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();
