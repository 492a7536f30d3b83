// Sends one file of the person with progress, and fetches one that was kept (spec §7 Upload; product §2: a link works once).
import { type Call, limits, type ResultOf } from '@outrigger/contract';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import { session } from '../session/session.ts';
import { headersOf, refusedBy, request } from './api.ts';
import { NoAnswer, Refused } from './failures.ts';
import { addressAndBody } from './request.rules.ts';

/** What may accompany a file. */
interface SendFileOptions {
  signal: AbortSignal;
  /** Hears the share that has gone out, from 0 to 1. */
  onProgress: (share: number) => void;
  /** The parts of its path. */
  input?: Record<string, unknown>;
}

/** Sends a file to an upload call; `fetch` tells nothing of how far it is. Given up after 100 s of silence, not of work: a slow network is slow, not dead. */
export async function sendFile<C extends Call>(call: C, file: File, options: SendFileOptions): Promise<ResultOf<C>> {
  const token = session.get()?.token;
  const response = await answerTo(call, file, options);
  if (!response.ok) throw await refusedBy(response, token);
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null || !('result' in body)) throw new Refused(response.status, '');
  return body.result as ResultOf<C>;
}

function answerTo(call: Call, file: File, { signal, onProgress, input }: SendFileOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const sending = new XMLHttpRequest();
    const lost = (kind: 'timeout' | 'offline' | 'unreachable') => reject(new NoAnswer(kind, 'work'));
    let silence: ReturnType<typeof setTimeout>;
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        lost('timeout');
        sending.abort();
      }, limits.requestTimeoutMs);
    };
    sending.upload.onprogress = ({ loaded, total }) => {
      heard();
      onProgress(total > 0 ? loaded / total : 0);
    };
    sending.onload = () => resolve(new Response(sending.responseText, { status: sending.status }));
    sending.onerror = () => lost(navigator.onLine ? 'unreachable' : 'offline');
    sending.onabort = () => reject(signal.reason as Error);
    sending.onloadend = () => clearTimeout(silence);
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.open(call.method, addressAndBody(call, input, Date.now()).address);
    for (const [name, value] of headersOf({})) sending.setRequestHeader(name, value);
    const form = new FormData();
    form.append('file', file);
    heard();
    sending.send(form);
  });
}

/** The bytes of a kept file, for its owner and the desks that look after it. */
export async function fetchKeptFile(fileId: number, signal: AbortSignal): Promise<Blob> {
  const { url } = await request(uploadCalls.fileLink, { fileId }, { signal, stake: 'nothing' });
  const timeout = AbortSignal.timeout(limits.requestTimeoutMs);
  const response = await fetch(url, { signal: AbortSignal.any([timeout, signal]) }).catch(() => {
    throw new NoAnswer(timeout.aborted ? 'timeout' : navigator.onLine ? 'unreachable' : 'offline', 'nothing');
  });
  if (!response.ok) throw await refusedBy(response, undefined);
  return await response.blob();
}
