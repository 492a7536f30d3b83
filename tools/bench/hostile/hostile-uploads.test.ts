// The short form of `npm run bench -- hostile-uploads` (quality 10), and that its planted fault is caught.
import { expect, it } from 'vitest';
import { onClonedShop } from '../orders/cloned-shop.make.ts';
import { MADE } from './hostile-files.ts';
import { attackWithFiles, claimsOfFiles, plantBrokenStore } from './upload-attack.ts';

/** The command sends those as well that are slow by their size or their points. */
const FEW = MADE.filter(({ name, bytes }) => bytes.length < 1024 * 1024 && !name.startsWith('bomb'));

it('quality 10: files made to deceive are taken for what their bytes say or refused, and a store that breaks is found out', {
  timeout: 240_000,
}, async () => {
  await onClonedShop(2, async (shop) => {
    const tally = await attackWithFiles(shop, FEW);
    for (const { says, wanted, found } of claimsOfFiles(tally, false)) expect(found, says).toEqual(wanted);
    plantBrokenStore(shop);
    const [, other] = shop.apps;
    const broken = await attackWithFiles({ ...shop, apps: other ? [other] : [] }, MADE.slice(-1));
    expect(claimsOfFiles(broken, false)[0]?.found).not.toEqual([]);
  });
});
