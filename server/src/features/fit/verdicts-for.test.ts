// Verdicts of many pairs at once, where one of them cannot be given (product §5).
import { beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import type { Db } from '../../platform/db/db.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';
import { readJudgedMachines } from './verdict/judged-machine.reads.ts';
import { verdictsFor } from './verdicts-for.ts';

vi.mock('./verdict/known-rules.ts', () => ({
  knownRule: (text: string | null) => {
    if (text === 'BROKEN') throw new Error('a bug');
    return null;
  },
}));

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

test('what one judgement throws is borne by the pair asked about, not by those read with it', async () => {
  const [model, good, bad] = [await makeModel(db), await makePart(db), await makePart(db)];
  const { hostId: machineId } = await makeMachine(db, model);
  await makeLine(db, model, { itemNo: '1', partId: good.partId });
  await makeLine(db, model, { itemNo: '2', partId: bad.partId, rule: 'BROKEN' });
  const fitOf = await verdictsFor(db, [
    { partId: bad.partId, machineId },
    { partId: good.partId, machineId },
  ]);
  expect(fitOf({ partId: good.partId, machineId }).verdict).toBe('fits');
  expect(() => fitOf({ partId: bad.partId, machineId })).toThrow('a bug');
});

test.each([
  ['partial', null],
  ['none', null],
  ['complete', new Set()],
] as const)(
  'product §5 without a recorded option, options of a %s record are known as %j',
  async (asBuilt, options) => {
    const { hostId: machineId } = await makeMachine(db, await makeModel(db), { asBuilt });
    expect((await readJudgedMachines(db, [machineId])).get(machineId)).toEqual({ asBuilt, options });
  },
);

test.each(['none', 'partial', 'complete'] as const)(
  'product §5 one of several that replaced what a machine takes may be the one, with %s record; what its own row prints counts more',
  async (asBuilt) => {
    const [model, old, own, other, next] = [
      await makeModel(db),
      await makePart(db),
      await makePart(db),
      await makePart(db),
      await makePart(db),
    ];
    const built = asBuilt === 'none' ? {} : { asBuilt, asBuiltParts: [old.partId] };
    const { hostId: machineId } = await makeMachine(db, model, { ordinal: 700, ...built });
    if (asBuilt === 'none') await makeLine(db, model, { itemNo: '1', partId: old.partId });
    await makeLine(db, model, { itemNo: '1', partId: own.partId, ordinals: '{[500,)}' });
    for (const one of [own, other]) await makeSupersession(db, old, one, { mode: 'choice' });
    await makeSupersession(db, other, next);
    const pairs = [old, own, other, next].map(({ partId }) => ({ partId, machineId }));
    const fitOf = await verdictsFor(db, pairs);
    const isOne = ['unknown', 'oneOfReplacing', old.code];
    expect(pairs.map(fitOf).map(({ verdict, reason }) => [verdict, reason.name, reason.replaces])).toEqual([
      ['fits', asBuilt === 'none' ? 'model' : 'asBuilt', undefined],
      asBuilt === 'complete' ? isOne : ['fits', 'inRange', undefined],
      isOne,
      isOne,
    ]);
  },
);
