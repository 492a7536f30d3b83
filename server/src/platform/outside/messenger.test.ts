// Mails leave in time or fail in time, so that their job is tried again by nobody else meanwhile (product §0 Mailbox).
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { testShop } from '../../../test/shop.ts';
import type { Message } from './message.ts';
import { makeMessenger, RecipientRefused } from './messenger.ts';

const message: Message = { channel: 'mail', to: 'a@example.test', subject: 'S', text: 'T', language: 'en' };
const sockets: Socket[] = [];
let server: Server | undefined;
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
});

async function mailServer(onConnection: (socket: Socket) => void): Promise<string> {
  server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function messenger(mailUrl: string, timeoutMs?: number) {
  const { shop } = await testShop();
  return makeMessenger({ ...shop.config, mailUrl }, shop.db, timeoutMs);
}

test('§0 a mail server that says nothing is given up after 20 s, and the operator may say otherwise', async () => {
  const url = await mailServer(() => {});
  const began = Date.now();
  await expect((await messenger(`${url}?greetingTimeout=300`)).send(message)).rejects.toThrow('Greeting');
  expect(Date.now() - began).toBeLessThan(10_000);
  await expect((await messenger(url)).send(message)).rejects.toThrow('Greeting');
  expect(Date.now() - began).toBeLessThan(27_000);
}, 60_000);

test('§0 a mail server that answers by drops does not outlast the lease of the job', async () => {
  const url = await mailServer((socket) => {
    socket.write('220-');
    const timer = setInterval(() => socket.write('x'), 100);
    socket.on('close', () => clearInterval(timer));
  });
  await expect((await messenger(url, 500)).send(message)).rejects.toThrow('within 500 ms');
});

test('§0 a mail server of its own takes the mail whole, and the mailbox then keeps it without its code', async () => {
  const { shop } = await testShop();
  const taken: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      let raw = session.envelope.rcptTo.map(({ address }) => address).join();
      stream.on('data', (piece) => (raw += String(piece)));
      stream.on('end', () => done(void taken.push(raw)));
    },
  });
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const to = `smtp-${process.pid}@example.test`;
  const url = `smtp://127.0.0.1:${port}`;
  await (await messenger(url)).send({ ...message, to, text: 'Your code is 123456.', secrets: ['123456'] });
  await new Promise<void>((resolve) => smtp.close(resolve));
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatch(new RegExp(`^${to}[^]*Subject: S[^]*Your code is 123456\\.`));
  const rows = await shop.db`select body_text, sent_by from mailbox where recipient = ${to}`;
  expect(rows).toEqual([{ bodyText: 'Your code is ••••••.', sentBy: 'smtp' }]);
});

test.each([
  [450, false],
  [550, true],
])(
  'product §3 a mail server that answers %d to a recipient refuses that one, for good: %s',
  async (code, isForGood) => {
    const smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_to, _session, done) => done(Object.assign(new Error('not this one'), { responseCode: code })),
    });
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    const { port } = smtp.server.address() as AddressInfo;
    const sending = (await messenger(`smtp://127.0.0.1:${port}`)).send(message);
    await expect(sending).rejects.toSatisfy(
      (error) => error instanceof RecipientRefused && error.isForGood === isForGood,
    );
    await new Promise<void>((resolve) => smtp.close(resolve));
  },
);

test.each([
  [404, true],
  [401, false],
  [503, false],
])('product §3 a message gateway that answers %d refuses the number alone: %s', async (status, isOfNumber) => {
  const gateway = createHttpServer((_request, response) => void response.writeHead(status).end());
  await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
  const { shop } = await testShop();
  const smsUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  const sending = makeMessenger({ ...shop.config, smsUrl }, shop.db).send({ ...message, channel: 'message' });
  await expect(sending).rejects.toSatisfy((error) => error instanceof RecipientRefused === isOfNumber);
  gateway.close();
});
