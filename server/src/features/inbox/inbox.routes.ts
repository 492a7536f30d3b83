// Calls of the parts desk's inbox (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Shop } from '../../platform/shop.ts';
import { readInbox } from './inbox.reads.ts';
import { readQuestion } from './question.reads.ts';
import { answerQuestion, closeQuestion } from './settle-question.ts';

/** Mounts the inbox. */
export function inboxRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.inbox, {
    inboxList: ({ db }, input) => readInbox(db, input),
    question: async ({ db, language }, which) => (await readQuestion(db, language, which)) ?? refuse('notFound'),
    answerQuestion,
    closeQuestion,
  });
}
