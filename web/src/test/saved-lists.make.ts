// A saved list for tests of screens.
import type { SavedList } from '@outrigger/contract';

/** A list of two lines of the person's own, not sent; with what differs. */
export const makeSavedList = (differs: Partial<SavedList> = {}): SavedList => ({
  id: 5,
  name: 'Van 7',
  isShared: false,
  isOwn: true,
  owner: 'Ada Lind',
  lineCount: 2,
  changedAt: '2026-11-20T10:00:00Z',
  sentAt: null,
  sentTo: null,
  sentNote: null,
  takenAt: null,
  orderNo: null,
  repeatWeeks: null,
  remindOn: null,
  repeatHours: null,
  remindAtHours: null,
  machine: null,
  ...differs,
});
