// A small HTTP/1.1 client over keep-alive sockets: it costs little beside the server it measures, and it takes answers that carry a length.
import { connect, type Socket } from 'node:net';

/** An answer as it came; without `keepBodies` the body is only counted and the head forgotten. */
export interface WireAnswer {
  status: number;
  bytes: number;
  head: string;
  body: Buffer | null;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** One connection, one question at a time. */
export class Wire {
  private readonly socket: Socket;
  private chunks: Buffer[] = [];
  private held = 0;
  private wanted = -1;
  private bodyAt = 0;
  private status = 0;
  private head = '';
  private waiting: PromiseWithResolvers<WireAnswer> | null = null;
  private readonly keepBodies: boolean;

  constructor(port: number, keepBodies: boolean) {
    this.keepBodies = keepBodies;
    this.socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.socket.on('data', (chunk) => this.take(chunk));
    const fail = () => this.waiting?.reject(new Error('the server closed the connection'));
    this.socket.on('error', fail).on('close', fail);
  }

  ask(request: Buffer): Promise<WireAnswer> {
    this.waiting = Promise.withResolvers<WireAnswer>();
    this.socket.write(request);
    return this.waiting.promise;
  }

  close(): void {
    this.waiting = null;
    this.socket.destroy();
  }

  private take(chunk: Buffer): void {
    this.held += chunk.length;
    if (this.wanted < 0 || this.keepBodies) this.chunks.push(chunk);
    if (this.wanted < 0) this.readHead();
    if (this.wanted >= 0 && this.held >= this.wanted) this.finish();
  }

  private readHead(): void {
    const head = this.chunks.length === 1 ? (this.chunks[0] as Buffer) : Buffer.concat(this.chunks);
    this.chunks = [head];
    const end = head.indexOf(HEAD_END);
    if (end < 0) return;
    const text = head.subarray(0, end).toString('latin1');
    this.status = Number(text.slice(9, 12));
    if (this.keepBodies) this.head = text;
    const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
    if (length === undefined) throw new Error('the answer has no length');
    this.bodyAt = end + HEAD_END.length;
    this.wanted = this.bodyAt + Number(length);
  }

  private finish(): void {
    const body = this.keepBodies ? Buffer.concat(this.chunks).subarray(this.bodyAt) : null;
    const answer = { status: this.status, bytes: this.wanted - this.bodyAt, head: this.head, body };
    const { waiting } = this;
    [this.chunks, this.held, this.wanted, this.waiting] = [[], 0, -1, null];
    waiting?.resolve(answer);
  }
}

/** The bytes of a GET with the headers every call carries. */
export function getRequest(path: string, headers: Record<string, string>): Buffer {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET /api${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
}
