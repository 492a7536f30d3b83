// Files that a call answers with: fetched with their progress, and handed to the browser's own saving. Apart from `api.ts`, since no first load needs them.
import type { Call, InputOf } from '@outrigger/contract';
import { session } from '../session/session.ts';
import { answerTo, refusedBy, type RequestOptions } from './api.ts';
import { NoAnswer } from './failures.ts';
import { fileNameFrom } from './file-name.rules.ts';

/** One piece of a file. */
export interface Came {
  piece: Uint8Array;
  bytes: number;
  headers: Headers;
}

/** What may accompany a request for a file. */
interface FileOptions extends RequestOptions {
  /** Hears of each piece, with how much has come so far and what was said before it. */
  onPiece?: (came: Came) => void;
}

/** A downloaded file with the name the server gave it. */
export interface Download {
  blob: Blob;
  name: string;
}

/** Fetches a file a download call answers with. */
export async function requestFile<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: FileOptions = {},
): Promise<Download> {
  const token = session.get()?.token;
  const response = await answerTo(call, input, options);
  if (!response.ok) throw await refusedBy(response, token);
  const blob = await bodyOf(response, options).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    // It broke off on the way: half a file is none.
    throw new NoAnswer(navigator.onLine ? 'unreachable' : 'offline', 'nothing');
  });
  return { blob, name: fileNameFrom(response.headers.get('content-disposition'), 'download') };
}

async function bodyOf(response: Response, { onPiece }: FileOptions): Promise<Blob> {
  if (!onPiece || !response.body) return await response.blob();
  let bytes = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, next) {
      bytes += piece.byteLength;
      onPiece({ piece, bytes, headers: response.headers });
      next.enqueue(piece);
    },
  });
  const type = response.headers.get('content-type') ?? '';
  return new Blob([await new Response(response.body.pipeThrough(counted)).arrayBuffer()], { type });
}

/** Hands a downloaded file to the browser's own saving. */
export function saveFile({ blob, name }: Download): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
