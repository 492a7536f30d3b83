// Spec §8 the device is offline: that something typed is kept is said only where something was typed.
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { useFailureWords } from './failure-words.ts';
import { changeLanguage } from '../texts.ts';
import { useCall, useSend } from './use-call.ts';
import { useRequest } from './use-request.ts';

/** Sent by POST, as some questions are. */
const { updateSetting } = settingsCalls;
const saved = { newsletter: false } as const;
const TYPED = 'What you typed is kept here. Try again when the network is back.';
const AGAIN = 'Try again when the network is back.';

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.lose(updateSetting);
});
afterEach(() => void vi.restoreAllMocks());

/** What is said of the failure of what a hook does. */
async function wordsOf(use: () => { error: unknown; begin: () => void }): Promise<string | undefined> {
  const { result } = renderHook(() => ({ ...use(), say: useFailureWords() }));
  await act(async () => result.current.begin());
  await waitFor(() => expect(result.current.error).toBeTruthy());
  return result.current.say(result.current.error).text;
}

/** A send by a form, or by a press alone. */
function useSending(options: { isPress?: boolean }) {
  const { error, mutate } = useSend(updateSetting, options);
  return { error, begin: () => mutate(saved) };
}

function useForm() {
  const { error, send } = useRequest(updateSetting);
  return { error, begin: () => send(saved, () => {}) };
}

function useQuestion() {
  const { error } = useCall(updateSetting, saved);
  return { error, begin: () => {} };
}

test('§8 a form says that what was typed is kept', async () => {
  expect(await wordsOf(() => useSending({}))).toBe(TYPED);
  expect(await wordsOf(useForm)).toBe(TYPED);
});

test('§8 a press and a question say only when to try again', async () => {
  expect(await wordsOf(() => useSending({ isPress: true }))).toBe(AGAIN);
  expect(await wordsOf(useQuestion)).toBe(AGAIN);
});

test.each([
  ['es', 'Inténtelo de nuevo cuando vuelva la red.'],
  ['pt', 'Tente novamente quando a rede voltar.'],
  ['fa', 'Réessayez dès que le réseau revient.'],
  ['zh', '网络恢复后请重试。'],
] as const)('§8 so in %s', async (language, words) => {
  await act(() => changeLanguage(language));
  expect(await wordsOf(useQuestion)).toBe(words);
});
