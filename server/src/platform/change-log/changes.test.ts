// Which changes indexes of parts have to hear of (docs/decisions/0008).
import { expect, test } from 'vitest';
import { Changes } from './changes.ts';

const moment = { horizon: '7', today: '2026-01-02 2026-01-01', now: 0 };
const changes = () => {
  const made = new Changes();
  made.takeIn({ rows: [], ...moment }, 0);
  return made;
};

test.each([
  ['parts', '', 1],
  ['parts', 'all', 1],
  ['listed', '4,5', 1],
  ['listed', 'figures', 1],
  ['listed', null, 1],
  ['catalogue', null, 1],
  ['stock', '4,5', 0],
  ['prices', '4', 0],
  ['codes', '', 0],
])('docs/decisions/0008 a change of %s %s moves the position of parts by %i', (topic, subject, moved) => {
  const made = changes();
  const [before, all] = [made.partsPosition, made.position];
  made.takeIn({ rows: [{ id: 1, topic, subject }], ...moment }, 1);
  expect([made.partsPosition - before, made.position - all]).toEqual([moved, 1]);
  made.takeIn({ rows: [{ id: 1, topic, subject }], ...moment }, 2);
  expect(made.partsPosition - before).toBe(moved);
});

test('docs/decisions/0008 another day moves it, too', () => {
  const made = changes();
  const before = made.partsPosition;
  made.takeIn({ rows: [], ...moment, today: '2026-01-03 2026-01-01' }, 1);
  expect(made.partsPosition - before).toBe(1);
});
