// Before each web test: empty storage, nobody signed in, English, and a network that refuses what no test expects.
import { noticeCalls } from '@outrigger/contract/calls/notices.ts';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { changeCurrency } from '../client/stored/preferences.ts';
import { queryClient } from '../client/api/query-client.ts';
import { endSession } from '../client/session/session.ts';
import { signInAgainAsked } from '../client/session/sign-in-again.ts';
import { changeLanguage, startTexts } from '../client/texts.ts';
import { network } from './fake-network.ts';

// What a test waits for comes at once or never; a busy machine may take its time.
configure({ asyncUtilTimeout: 10_000 });

// Another try follows at once: what is tried is that it comes, not how long a person waits for it.
const { queries, ...others } = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 1 } });

beforeEach(async () => {
  network.reset();
  // Every page of the shop asks it once it rests.
  network.answer(noticeCalls.noticeUnread, { unread: 0, toConfirm: 0, waiting: 0 });
  endSession();
  signInAgainAsked.set(false);
  queryClient.clear();
  changeCurrency('USD');
  await startTexts(['app', 'titles', 'failures', 'settings', 'identity', 'home', 'queue']);
  await changeLanguage('en');
  localStorage.clear();
});

afterEach(() => {
  cleanup();
});
