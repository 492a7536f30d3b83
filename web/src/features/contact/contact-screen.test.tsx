// Spec §2 Contact, §5 Contact form: a visitor's question, driven by role and label.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { feedbackCalls } from '@outrigger/contract/calls/feedback.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

test('§5 nothing goes out before every field is filled and a type chosen; then the question is with the desk', async () => {
  network.answer(feedbackCalls.sendFeedback, null);
  const { user } = await renderShop('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact' });
  const send = screen.getByRole('button', { name: 'Send message' });
  await user.click(send);
  expect(screen.getAllByText('Fill in this field.')).toHaveLength(5);
  expect(screen.getByText('Choose what your question is about.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Email'), 'ana@');
  await user.type(screen.getByLabelText('Phone'), 'abc');
  expect(screen.getByText('Digits, spaces and + only, such as +34 600 000 000.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Phone'));
  await user.type(screen.getByLabelText('Phone'), '+34 600');
  await user.type(screen.getByLabelText('Subject'), 'Filter');
  await user.type(screen.getByLabelText('Message'), 'Which one?');
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Parts and service');
  expect(screen.getByText('The email address must have the form name@company.com.')).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'rental.example');
  const form = send.closest('form');
  if (!form) throw new Error('the button stands in no form');
  // Both presses come before anything is drawn anew.
  act(() => {
    fireEvent.submit(form);
    fireEvent.submit(form);
  });
  expect(await screen.findByText('Your message is with the parts desk')).toBeTruthy();
  expect(network.sentTo(feedbackCalls.sendFeedback)).toHaveLength(1);
  expect(network.sentTo(feedbackCalls.sendFeedback)[0]?.body).toMatchObject({ sendKey: expect.any(String) });
});

test('§1 feedback asks who is signed in nothing that is known; §8 what is refused says why and keeps every word', async () => {
  const user = signInAs({ firstName: 'Ana', lastName: 'Pérez', phone: '+34600111222' });
  network.answer(identityCalls.profile, { user });
  network.refuse(feedbackCalls.sendFeedback, 'tooManyRequests', 'Wait for 30 minutes.');
  const shop = await renderShop('/contact?form=feedback');
  await screen.findByRole('heading', { level: 1, name: 'Feedback' });
  for (const known of ['Name', 'Email', 'Phone']) expect(screen.queryByLabelText(known)).toBeNull();
  const about = screen.getByLabelText('What is it about?');
  expect(within(about).getAllByRole('option')).toHaveLength(4);
  await shop.user.selectOptions(about, 'A suggestion for this site');
  await shop.user.type(screen.getByLabelText('Subject'), 'Torque');
  await shop.user.type(screen.getByLabelText('Message'), 'Show it on the row.');
  await shop.user.click(screen.getByRole('button', { name: 'Send message' }));
  const failed = await screen.findByText('The message was not sent');
  expect(failed.closest('[role="alert"]')?.textContent).toContain('Wait for 30 minutes.');
  expect(screen.getByLabelText<HTMLInputElement>('Subject').value).toBe('Torque');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Show it on the row.');
  network.answer(feedbackCalls.sendFeedback, null);
  await shop.user.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Your message is with the parts desk')).toBeTruthy();
  const { name, email, phone } = { name: 'Ana Pérez', email: user.email, phone: '+34600111222' };
  expect(network.sentTo(feedbackCalls.sendFeedback).at(-1)?.body).toMatchObject({
    name,
    email,
    phone,
    questionType: 4,
  });
});
