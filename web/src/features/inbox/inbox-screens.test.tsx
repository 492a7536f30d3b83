// The parts desk's inbox, driven by role and label (product §8).
import type { QuestionDetail } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { inboxCalls } from '@outrigger/contract/calls/inbox.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });

const { inboxList, question, answerQuestion } = inboxCalls;
const asked: QuestionDetail = {
  kind: 'rowReport',
  id: 4,
  state: 'open',
  topic: 'quantity',
  urgency: null,
  about: 'F-12 · 7 · A-100',
  message: 'Four bolts, not two',
  name: 'Tom Berg',
  email: 'tom@rental.example',
  company: 'Hallwerk Rentals',
  createdAt: '2026-11-20T10:00:00Z',
  language: 'fa',
  phone: null,
  businessType: null,
  licencePlate: null,
  serialNumber: 'S1012RT',
  place: {
    hostId: 3,
    serialNumber: 'S1012RT',
    figureId: 5,
    figureCode: 'F-12',
    figureName: 'Mast',
    itemNo: '7',
    partCode: 'A-100',
    partName: 'Bolt',
  },
  files: [],
  answer: null,
  answeredBy: null,
  answeredAt: null,
};

beforeEach(() => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['support'] }) });
  network.answer(areaCalls.currencyList, []);
});

test('product §8 questions of all kinds stand in one list, narrowed in the address, each leading to its page', async () => {
  network.answer(inboxList, {
    items: [asked],
    total: 1,
    page: 1,
    pageSize: 20,
    open: [{ kind: 'rowReport', count: 1 }],
  });
  const { user, path } = await renderShop('/office/inbox');
  const table = within(await screen.findByRole('table', { name: 'Inbox' }));
  expect(table.getAllByRole('row')[1]?.textContent).toMatch(/quantity is wrong.*F-12 · 7 · A-100.*Four bolts.*Open/);
  expect(table.getByRole('link').getAttribute('href')).toBe('/office/question?kind=rowReport&id=4');
  await user.selectOptions(screen.getByLabelText('State'), 'Open');
  expect(path()).toBe('/office/inbox?state=open');
  expect(network.sentTo(inboxList).at(-1)?.query.get('state')).toBe('open');
});

test('product §8 an answer is written once; what was typed stays where it fails', async () => {
  network.answer(question, asked);
  network.refuse(answerQuestion, 'conflict', 'Somebody else was faster.');
  const { user } = await renderShop('/office/question?kind=rowReport&id=4');
  expect((await screen.findByRole('link', { name: 'F-12 Mast' })).getAttribute('href')).toBe(
    '/manual/parts?hostId=3&figureId=5&item=7',
  );
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(screen.getByText('Write an answer.')).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Answer');
  expect(field.lang).toBe('fr');
  await user.type(field, 'Quatre.');
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByText('Somebody else was faster.')).toBeTruthy();
  expect(field.value).toBe('Quatre.');
  network.answer(answerQuestion, { state: 'answered' });
  network.answer(question, { ...asked, state: 'answered', answer: 'Quatre.', answeredBy: 'desk@x.example' });
  await user.click(screen.getByRole('button', { name: 'Send answer' }));
  expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
  expect(screen.queryByLabelText('Answer')).toBeNull();
});
