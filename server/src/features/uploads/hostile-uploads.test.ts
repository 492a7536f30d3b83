// Files made by others to break readers, through the upload endpoint: taken for what they are or refused, never a fault (quality 10).
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { multipartOf } from '../../../test/multipart.ts';
import { hasRealData, REAL_DATA } from '../../../test/real-data.ts';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany } from '../identity/identity.make.ts';
import { FILE_KINDS } from './file-kind.rules.ts';

const files = hasRealData
  ? globSync(['spreadsheets/**/*.*', 'pdf/**/*.pdf', 'models3d/broken/**/*.*', 'part-images/*.*', 'cart-import/*.*'], {
      cwd: REAL_DATA,
    })
  : [];
/** Sixty an hour are one person's. */
const EACH = 50;

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});

async function sendAs(token: string, url: string, name: string) {
  const { headers, payload } = multipartOf(name, readFileSync(join(REAL_DATA, name)));
  const answer = await it.app.inject({ method: 'POST', url, headers: { ...headers, token }, payload });
  const { result } = answer.json();
  return {
    name,
    status: answer.statusCode,
    kept: result?.mediaType as string | undefined,
    reason: result?.reason as string | undefined,
  };
}

test.skipIf(!hasRealData)(
  'quality 10 each is taken for what its bytes say or refused in words, never answered with a fault',
  async () => {
    const { db } = it.shop;
    const answers: Awaited<ReturnType<typeof sendAs>>[] = [];
    for (let from = 0; from < files.length; from += EACH) {
      const { token } = await makeCompany(db);
      for (const name of files.slice(from, from + EACH)) answers.push(await sendAs(token, '/api/uploadFile', name));
    }
    expect(answers.length).toBeGreaterThan(90);
    const known = new Set<string>(Object.values(FILE_KINDS).map((kind) => kind.mediaType));
    const odd = answers.filter(
      ({ status, kept, reason }) =>
        !(status === 200 ? known.has(kept ?? '') : status === 415 && reason === 'uploadNotTaken'),
    );
    expect(odd).toEqual([]);
    const taken = (pattern: RegExp) =>
      answers.filter(({ name, status }) => pattern.test(name) && status === 200).map(({ name }) => name);
    // Macros, old binary formats that may hold them, mark-up, and models are nothing a form needs.
    expect(taken(/\.(xlsm|xls|htm|glb|bin)$/)).toEqual([]);
    expect(taken(/part-images/)).toHaveLength(files.filter((name) => /part-images/.test(name)).length);
  },
  120_000,
);

test.skipIf(!hasRealData)('quality 10 as pictures none of them passes but pictures', async () => {
  const { token } = await makeCompany(it.shop.db);
  for (const name of [
    'spreadsheets/poi/poc-xmlbomb-empty.xlsx',
    'spreadsheets/sheetjs/row_height.htm',
    'pdf/manual-a.en.pdf',
  ])
    expect(await sendAs(token, '/api/upload', name)).toMatchObject({ status: 415, reason: 'uploadNotTaken' });
});
