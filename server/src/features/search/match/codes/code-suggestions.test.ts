// Codes nearly right are offered by one rule, whichever of a part's codes is near (product §5 Search, Supersession).
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../../../test/database.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { makePart, makeSupersession } from '../../../parts/parts.make.ts';
import { readSuggestedCodes } from './code-suggestions.reads.ts';

let db: Db;
beforeAll(async () => {
  db = await testDatabase();
});

test.each(['code', 'alias', 'ownCode'] as const)(
  'product §5 a part taken off sale is offered by a %s nearly right where something replaced it, and only there',
  async (kind) => {
    const { companyId } = await makeCompany(db);
    const key = `${kind}${Date.now()}`.toUpperCase();
    const make = async (name: string, status: 'active' | 'offline') => {
      const code = `${key}-${name}`;
      const part = await makePart(db, kind === 'code' ? { code, status } : { status });
      const { partId } = part;
      if (kind === 'alias') await db`insert into part_aliases (part_id, code) values (${partId}, ${code})`;
      if (kind === 'ownCode')
        await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${partId}, ${code})`;
      return part;
    };
    const [sold, gone, replaced] = [
      await make('SOLD', 'active'),
      await make('GONE', 'offline'),
      await make('REPLACED', 'offline'),
    ];
    await makeSupersession(db, replaced, sold);
    const codes = ['SOLD', 'GONE', 'REPLACED'].map((name) => `${key}${name}`);
    const near = await readSuggestedCodes(db, companyId, { codes, slips: [0, 1, 1] });
    expect(near).toEqual([
      { partId: sold.partId, code: `${key}-SOLD` },
      { partId: replaced.partId, code: `${key}-REPLACED` },
    ]);
    expect(near.map((one) => one.partId)).not.toContain(gone.partId);
  },
);
