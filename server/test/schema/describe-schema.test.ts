// The document of the schema says what the migrations make.
import { expect, test } from 'vitest';
import { lonelyPool } from '../database.ts';
import { describeSchema } from './describe-schema.ts';

test('architecture §8 docs/schema.md is what the migrations make', async () => {
  const { db, close } = await lonelyPool(1);
  try {
    await expect(await describeSchema(db)).toMatchFileSnapshot('../../../docs/schema.md');
  } finally {
    await close();
  }
});
