// The one port by which a guest comes into the house, such as an invented shop (product §1): the product names no guest, a guest names itself.

/** What a guest brings; its programs are paths of files, each run as a process of its own with the shop's settings. */
export interface Guest {
  /** Fills an empty shop at its first start and ends. */
  fill: string;
  /** Adds to the open shop what its first start left for later and ends; it may be killed at any moment. */
  tend: string;
  /** Makes product files that rows name and nobody stored: takes `MakeRequest`, sends `MakeAnswer`. */
  makeFiles: string;
  /** What the start-up log says of a shop that it has filled. */
  greeting: readonly string[];
  /** Whether it makes illustrations by a recipe of that name; imports refuse the others. */
  knowsRecipe(name: string): Promise<boolean>;
}

/** One file to make, by its name in the catalogue. */
export interface MakeRequest {
  id: number;
  name: string;
}

/** The file; no bytes where nothing of the kind can be made. The channel needs `serialization: 'advanced'`. */
export interface MakeAnswer {
  id: number;
  bytes: Uint8Array | null;
  problem?: string;
}

const FILE_MAKER = 'OUTRIGGER_FILE_MAKER';

/** What the supervisor tells the processes of a shop that a guest has filled. */
export const tellOfGuest = (guest: Guest | undefined): Record<string, string> =>
  guest ? { [FILE_MAKER]: guest.makeFiles } : {};

/** The program that makes product files for this process, where its supervisor told of one. */
export const fileMakerOf = (env: Readonly<Record<string, string | undefined>> = process.env): string | undefined =>
  env[FILE_MAKER];
