// Product §5: a company's own codes are kept on the page of a part.
import { ownCodeCalls } from '@outrigger/contract/calls/own-codes.ts';
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { OwnCodes } from './index.ts';

configure({ asyncUtilTimeout: 8000 });
const { ownCodes, keepOwnCode, removeOwnCode } = ownCodeCalls;

async function openPanel() {
  const user = userEvent.setup();
  render(<OwnCodes title="Your own codes" partCode="NV-1000001" />);
  await user.click(screen.getByText('Your own codes'));
  return user;
}

test('product §5 nothing is asked before it is opened; codes are kept and forgotten', async () => {
  network.answer(ownCodes, []);
  const user = await openPanel();
  expect(await screen.findByText('No own code yet.')).toBeTruthy();
  network.answer(keepOwnCode, { id: 3, code: 'LAGER 17' });
  network.answer(ownCodes, [{ id: 3, code: 'LAGER 17' }]);
  await user.type(screen.getByRole('textbox', { name: 'Own code' }), 'LAGER 17{Enter}');
  const list = await screen.findByRole('list', { name: 'Your own codes' });
  expect(network.sentTo(keepOwnCode)[0]?.body).toEqual({ partCode: 'NV-1000001', code: 'LAGER 17' });
  network.answer(removeOwnCode, { id: 3 });
  network.answer(ownCodes, []);
  await user.click(within(list).getByRole('button', { name: 'Forget LAGER 17' }));
  expect(await screen.findByText('No own code yet.')).toBeTruthy();
  expect(network.sentTo(removeOwnCode)[0]?.body).toEqual({ id: 3 });
});

test('product §5 a code that means another part is refused where it was typed, and stays there', async () => {
  network.answer(ownCodes, []);
  network.refuse(keepOwnCode, 'ownCodeTaken', 'LAGER 17 means NV-1000002 in your company already.');
  const user = await openPanel();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Own code' });
  await user.type(field, 'LAGER 17{Enter}');
  expect(await screen.findByText(/^LAGER 17 means NV-1000002/)).toBeTruthy();
  await waitFor(() => expect(field.value).toBe('LAGER 17'));
});
