// A question in words: its topic by where it came from, its state with its look.
import type { Question } from '@outrigger/contract';
import type { Status } from '../../ui/text/status-chip.tsx';
import type { InboxKey } from './inbox.texts.ts';

/** The text of a topic: question types are numbers on the wire. */
export const topicKey = ({ kind, topic }: Pick<Question, 'kind' | 'topic'>): InboxKey =>
  (kind === 'feedback' ? `type${topic}` : topic) as InboxKey;

/** How a state looks. */
export const STATE_LOOK: Record<Question['state'], Status> = { open: 'waiting', answered: 'done', closed: 'info' };

/** Where a question stands in the office. */
export const questionHref = ({ kind, id }: Pick<Question, 'kind' | 'id'>): string =>
  `/office/question?kind=${kind}&id=${id}`;
