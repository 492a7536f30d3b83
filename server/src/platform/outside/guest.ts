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
  /** Who may be tried out, as the login of such a shop offers it. */
  logins: readonly GuestLogin[];
  /** Whether it makes illustrations by a recipe of that name; imports refuse the others. */
  knowsRecipe(name: string): Promise<boolean>;
}

/** Somebody of a filled shop whom anybody may sign in as; `kind` says in the words of the login who that is. */
export interface GuestLogin {
  kind: 'main' | 'noPrices' | 'noOrders' | 'waiting' | 'office';
  email: string;
  password: string;
}

/** One file to make, by its name in the catalogue; told once more under its id when somebody comes to wait for it. */
export interface MakeRequest {
  id: number;
  name: string;
  /** Somebody looks at the place where it will stand: it comes before pictures of lists. */
  isAwaited: boolean;
}

/** The file; no bytes where nothing of the kind can be made. The channel needs `serialization: 'advanced'`. */
export interface MakeAnswer {
  id: number;
  bytes: Uint8Array | null;
  problem?: string;
}

const FILE_MAKER = 'OUTRIGGER_FILE_MAKER';
const LOGINS = 'OUTRIGGER_GUEST_LOGINS';

/** What the supervisor tells the processes of a shop that a guest has filled. */
export const tellOfGuest = (guest: Guest | undefined): Record<string, string> =>
  guest ? { [FILE_MAKER]: guest.makeFiles, [LOGINS]: JSON.stringify(guest.logins) } : {};

/** The program that makes product files for this process, where its supervisor told of one. */
export const fileMakerOf = (env: Readonly<Record<string, string | undefined>> = process.env): string | undefined =>
  env[FILE_MAKER];

/** Whom the login of this process's shop offers to be tried out; nobody where its supervisor told of none. */
export const guestLoginsOf = (env: Readonly<Record<string, string | undefined>> = process.env): readonly GuestLogin[] =>
  JSON.parse(env[LOGINS] || '[]') as GuestLogin[];
