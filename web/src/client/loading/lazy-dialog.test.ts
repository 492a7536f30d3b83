// Spec §4, §8: a dialog whose file is still on its way is waited for at its button, and opens over no other screen.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dialogLater } from './lazy-dialog.ts';
import { onFailure } from '../api/failure-announcer.ts';

const Dialog = () => null;
let button: HTMLButtonElement;
beforeEach(() => {
  button = document.body.appendChild(document.createElement('button'));
});
afterEach(() => {
  button.remove();
  history.replaceState(null, '', '/');
});

/** A press on the button of a dialog whose file comes when told to. */
function press() {
  const file = Promise.withResolvers<typeof Dialog>();
  const { whenThere } = dialogLater(() => file.promise);
  const show = vi.fn<() => void>();
  const again = () => whenThere(button, show);
  again();
  return { show, again, file, isBusy: () => button.getAttribute('aria-busy') === 'true' };
}

test('§4 until the file has come the button is busy; then the dialog opens once, however often it was pressed', async () => {
  const { show, again, file, isBusy } = press();
  again();
  expect(isBusy()).toBe(true);
  file.resolve(Dialog);
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect(show).toHaveBeenCalledOnce();
});

test.each([
  ['another screen', () => button.remove()],
  ['another address', () => history.pushState(null, '', '/cart')],
])('§4 nothing opens over %s', async (_, addReplacement) => {
  const { show, file, isBusy } = press();
  addReplacement();
  file.resolve(Dialog);
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  expect(show).not.toHaveBeenCalled();
});

test('§8 a file that does not come is told, and the page stays', async () => {
  const told = vi.fn<(error: unknown) => void>();
  const stop = onFailure(told);
  const { show, file, isBusy } = press();
  file.reject(new TypeError('Failed to fetch dynamically imported module'));
  await vi.waitFor(() => expect(isBusy()).toBe(false));
  stop();
  expect(told).toHaveBeenCalledOnce();
  expect(show).not.toHaveBeenCalled();
});

test('§8 a dialog is fetched once the page rests, without any press', () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<typeof Dialog>>(async () => await Promise.resolve(Dialog));
  dialogLater(load);
  vi.advanceTimersByTime(2900);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  vi.useRealTimers();
  expect(load).toHaveBeenCalledOnce();
});

test('§8 a dialog whose texts do not come does not open, and nothing typed is said to be kept', async () => {
  const told = vi.fn<(error: unknown) => void>();
  const stop = onFailure(told);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const show = vi.fn<() => void>();
  dialogLater(async () => await Promise.resolve(Dialog), 'unknown').whenThere(button, show);
  await vi.waitFor(() => expect(button.hasAttribute('aria-busy')).toBe(false));
  stop();
  warned.mockRestore();
  expect(told.mock.calls).toMatchObject([[{ stake: 'nothing' }]]);
  expect(show).not.toHaveBeenCalled();
});
