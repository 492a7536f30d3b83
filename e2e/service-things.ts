// Notices and questions made over the API, as the people of the demo make them: for tests that begin where one stands.
import { type APIRequestContext, expect } from '@playwright/test';
import { demo, PASSWORD } from './people.ts';

const IN_ENGLISH = (en: string) => ({ en, es: '', pt: '', fa: '', zh: '' });

async function ask<R>(request: APIRequestContext, path: string, data: object, token = ''): Promise<R> {
  const answer = await request.post(`/api${path}`, { data, headers: { token, language: 'en' } });
  const { code, message, result } = (await answer.json()) as { code: number; message: string; result: R };
  expect(code, `${path}: ${message}`).toBe(200);
  return result;
}

const tokenOf = async (request: APIRequestContext, name: 'buyer' | 'office'): Promise<string> =>
  (await ask<{ token: string }>(request, '/userLogin/login', { email: demo(name), password: PASSWORD })).token;

/** A recall to everybody that readers have to confirm; its number. */
export async function makeRecall(request: APIRequestContext, name: string): Promise<number> {
  const notice = {
    kind: 'recall',
    audience: 'all',
    company: '',
    models: [],
    serials: [],
    names: IN_ENGLISH(name),
    bodies: IN_ENGLISH('<h2>Lock pins</h2><p>Lower the platform and <b>stop</b> the machine.</p>'),
    link: '/help',
    needsConfirmation: true,
    releasedAt: new Date().toISOString(),
    endsAt: null,
  };
  return (await ask<{ id: number }>(request, '/office/notice-save', notice, await tokenOf(request, 'office'))).id;
}

/** Takes a recall back from the lists of its readers. */
export async function endRecall(request: APIRequestContext, id: number, name: string): Promise<void> {
  const token = await tokenOf(request, 'office');
  const headers = { token };
  const kept = await (await request.get(`/api/office/notice?id=${id}`, { headers })).json();
  const { kind, audience, company, models, serials, names, bodies, link, needsConfirmation } = kept.result;
  expect(names.en).toBe(name);
  const facts = { kind, audience, company, models, serials, names, bodies, link, needsConfirmation };
  const times = { releasedAt: kept.result.releasedAt, endsAt: new Date().toISOString() };
  await ask(request, '/office/notice-save', { id, ...facts, ...times }, token);
}

/** A question by the contact form of the demo's buyer; where the office answers it. */
export async function makeQuestion(request: APIRequestContext, subject: string): Promise<string> {
  const form = { name: 'Ada Ek', phone: '+46 8 123456', message: 'S-1012: which seal kit?', questionType: 2 };
  const email = `states.${Date.now()}@demo.outrigger.example`;
  await ask(request, '/service-api/feedback', { ...form, subject, email }, await tokenOf(request, 'buyer'));
  const headers = { token: await tokenOf(request, 'office') };
  const list = await request.get(`/api/office/inbox?keyword=${encodeURIComponent(email)}`, { headers });
  const { result } = (await list.json()) as { result: { items: { kind: string; id: number }[] } };
  const [question] = result.items;
  expect(question, subject).toBeTruthy();
  return `/office/question?kind=${question?.kind}&id=${question?.id}`;
}
