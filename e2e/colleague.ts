// A person of the demo company for one test alone, made as any other: applied for, approved, invited by mail, bound (product §4).
import { type APIRequestContext, expect } from '@playwright/test';
import { MAILS, saidTo } from './mails.ts';
import { demo, PASSWORD } from './people.ts';

/** A fresh sub-account that can sign in. */
export interface Colleague {
  id: number;
  email: string;
  username: string;
}

let count = 0;
// An address nobody has.
const newAddress = (): string => `colleague.${Date.now()}.${process.pid}.${(count += 1)}@demo.outrigger.example`;

/** Asks the shop for something, which it must not refuse. */
export async function ask<R>(request: APIRequestContext, path: string, body: unknown, token = ''): Promise<R> {
  const answer = await request.post(`/api${path}`, { data: body, headers: { token, language: 'en' } });
  const { code, message, result } = (await answer.json()) as { code: number; message: string; result: R };
  expect(code, `${path}: ${message}`).toBe(200);
  return result;
}

/** The token of a colleague or a demo person. */
export const tokenAs = async (request: APIRequestContext, email: string): Promise<string> =>
  (await ask<{ token: string }>(request, '/userLogin/login', { email, password: PASSWORD })).token;
const tokenOf = (request: APIRequestContext, name: 'buyer' | 'office'): Promise<string> => tokenAs(request, demo(name));

interface Mails {
  result: { items: { id: number }[] };
}

/** What the newest mail or message to this address or number holds, as the office reads it; it leaves by the worker, so it is waited for. */
export async function messageTo(request: APIRequestContext, address: string, pattern: RegExp): Promise<string> {
  const headers = { token: await tokenOf(request, 'office'), 'login-type': 'admin' };
  let found = '';
  const look = async (): Promise<string> => {
    const list = await request.get(`/api/office/mailbox/list?keyword=${encodeURIComponent(address)}`, { headers });
    const newest = ((await list.json()) as Mails).result.items[0];
    if (!newest) return '';
    const read = await request.get(`/api/office/mailbox/read?id=${newest.id}`, { headers });
    found = pattern.exec(((await read.json()) as { result: { text: string } }).result.text)?.[1] ?? '';
    return found;
  };
  await expect.poll(look).not.toBe('');
  return found;
}

/** The same of a mail. What went through a mail server is kept without its codes and links: there it is read as it was taken. */
export async function mailTo(request: APIRequestContext, email: string, pattern: RegExp): Promise<string> {
  if (MAILS === '') return await messageTo(request, email, pattern);
  let found = '';
  await expect.poll(() => (found = saidTo(email, pattern))).not.toBe('');
  return found;
}

// Follows the invitation of an approved sub-account to its end.
async function bind(request: APIRequestContext, email: string): Promise<void> {
  const ticket = await mailTo(request, email, /user_bind\?ticket=([\w-]+)/);
  const { token } = await ask<{ token: string }>(request, '/userLogin/bindUser', { ticket });
  await ask(request, '/userinfo/sendUserEmailCode', {}, token);
  const code = await mailTo(request, email, /^(\d{6})$/m);
  await ask(request, '/userinfo/verifyUserEmail', { code }, token);
  await ask(request, '/userinfo/save-pwd', { password: PASSWORD }, token);
}

/** Makes a colleague of the demo's main account with these permissions. */
export async function makeColleague(request: APIRequestContext, permissions: number[]): Promise<Colleague> {
  const [buyer, office] = [await tokenOf(request, 'buyer'), await tokenOf(request, 'office')];
  const email = newAddress();
  const application = { country: 'US', email, permissions };
  const made = await ask<Colleague>(request, '/userinfo/account-apply', application, buyer);
  await ask(request, '/office/subaccount/approve', { id: made.id }, office);
  await bind(request, email);
  return made;
}
