// Opens a PDF by pdf.js in a worker of our own: read by ranges, no script of it run, refused in words where it cannot be read (product §5 Service manuals).
import {
  getDocument,
  InvalidPDFException,
  type PDFDocumentProxy,
  PasswordResponses,
  PDFWorker,
  PermissionFlag,
  ResponseException,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// oxlint-disable-next-line import/default -- the build puts the address of the file in its place
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { AWAITED } from '../../../client/api/use-product-file.ts';
import { startOwnWorker } from '../../../client/loading/own-worker.ts';
import type { PageSize } from './book-scale.rules.ts';

/** Why a book does not open. */
export type BookFault = 'damaged' | 'missing' | 'slow' | 'unreachable';

/** Thrown with its `fault` by `openBook`. */
class BookProblem extends Error {
  readonly fault: BookFault;
  constructor(fault: BookFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** An open book; `close` frees all that it holds. */
export interface OpenBook {
  pdf: PDFDocumentProxy;
  pageCount: number;
  firstPage: PageSize;
  mayPrint: boolean;
  mayCopy: boolean;
  close: () => void;
}

/** How a book is opened. */
export interface Opening {
  signal: AbortSignal;
  /** Asked again with true as long as it was wrong. */
  askPassword: (isWrong: boolean) => Promise<string>;
}

// What pdf.js needs besides lies below /static, under its version (vite/pdf-files-plugin.ts).
const FILES = `/static/pdf-${version}`;
const PIECE_BYTES = 65_536;
const PATIENCE_MS = 45_000;
/** A picture of more pixels than this is left out: unpacked it would take the page with it. */
const MOST_IMAGE_PIXELS = 50_000_000;
const MOST_PAGES = 100_000;

/** Every option that any book is opened with. */
const OPTIONS = {
  httpHeaders: AWAITED,
  rangeChunkSize: PIECE_BYTES,
  disableAutoFetch: true,
  disableStream: true,
  enableXfa: false,
  maxImageSize: MOST_IMAGE_PIXELS,
  stopAtErrors: false,
  cMapUrl: `${FILES}/cmaps/`,
  cMapPacked: true,
  standardFontDataUrl: `${FILES}/standard_fonts/`,
  iccUrl: `${FILES}/iccs/`,
  wasmUrl: `${FILES}/wasm/`,
  verbosity: 0,
} as const;

/** Opens the book at an address; throws an error with its `fault` where it cannot be read, and after a while where it only hangs. */
export async function openBook(url: string, { signal, askPassword }: Opening): Promise<OpenBook> {
  const thread = startOwnWorker(workerAddress);
  // Its types say that no worker can be handed in; its documentation and its code take one.
  const worker = new PDFWorker({ port: thread as unknown as null });
  const task = getDocument({ ...OPTIONS, url: new URL(url, location.href).href, worker });
  // Ending the thread also ends what hangs in it.
  const close = () => {
    void task.destroy().catch(() => undefined);
    worker.destroy();
    thread.terminate();
  };
  signal.addEventListener('abort', close);
  const patience = startPatience();
  task.onPassword = (give: (password: string) => void, reason: number) => {
    patience.pause();
    void askPassword(reason === PasswordResponses.INCORRECT_PASSWORD).then((password) => {
      patience.resume();
      give(password);
    });
  };
  try {
    return await Promise.race([readBook(task.promise, close), patience.over, failureOf(thread)]);
  } catch (error) {
    close();
    throw problemOf(error);
  } finally {
    patience.pause();
  }
}

async function readBook(opening: Promise<PDFDocumentProxy>, close: () => void): Promise<OpenBook> {
  const pdf = await opening;
  const pageCount = pdf.numPages;
  if (!Number.isInteger(pageCount) || pageCount < 1 || pageCount > MOST_PAGES) throw new BookProblem('damaged');
  const [first, permissions] = await Promise.all([pdf.getPage(1), pdf.getPermissions()]);
  const { width, height } = first.getViewport({ scale: 1 });
  const may = (...flags: number[]) => permissions === null || flags.some((flag) => permissions.has(flag));
  return {
    pdf,
    pageCount,
    firstPage: { width, height },
    mayPrint: may(PermissionFlag.PRINT, PermissionFlag.PRINT_HIGH_QUALITY),
    mayCopy: may(PermissionFlag.COPY),
    close,
  };
}

function startPatience() {
  const { promise, reject } = Promise.withResolvers<never>();
  let clock: ReturnType<typeof setTimeout> | undefined;
  const pause = () => clearTimeout(clock);
  const resume = () => {
    pause();
    clock = setTimeout(() => reject(new BookProblem('slow')), PATIENCE_MS);
  };
  resume();
  return { over: promise, pause, resume };
}

const failureOf = (thread: Worker): Promise<never> =>
  new Promise((_, reject) => {
    thread.addEventListener('error', () => reject(new BookProblem('unreachable')), { once: true });
  });

function problemOf(error: unknown): BookProblem {
  if (error instanceof BookProblem) return error;
  if (error instanceof ResponseException) return new BookProblem(error.missing ? 'missing' : 'unreachable', error);
  if (error instanceof TypeError && /fetch|network/i.test(error.message)) return new BookProblem('unreachable', error);
  if (!(error instanceof InvalidPDFException)) console.warn('a book did not open', error);
  return new BookProblem('damaged', error);
}
