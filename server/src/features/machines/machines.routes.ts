// Machine calls and their use cases (spec §7 Category host).
import { calls, type ParsedOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { cachedCall } from '../../platform/response-cache/cached-call.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import type { PartsFinder } from '../catalogue/index.ts';
import { isPriceViewOf, mayViewPrices, priceViewOf, tradedViewOf } from '../pricing/index.ts';
import { readAnyChapter } from './any-chapter.reads.ts';
import { compareMachines } from './compare/compare-machines.ts';
import { countFittingParts } from './parts-list/count-fitting-parts.ts';
import { fitOfParts } from './parts-list/fit-of-parts.ts';
import { listPartsForMachine } from './parts-list/list-parts-for-machine.ts';
import { listMachineParts } from './parts-list/list-machine-parts.ts';
import { listMachines } from './find/list-machines.ts';
import { countOwnMachines, readFamilies, readOptionNames, readTree } from './machine-book.reads.ts';
import { machinesOfPart } from './machines-of-part.ts';
import { openMachine } from './open-machine.ts';
import { refreshMachineParts } from './parts-list/refresh-machine-parts.ts';
import { serialLengths } from './find/serial-lengths.ts';
import { saveOwnMachine } from './save-own-machine.ts';

const { machines } = calls;

const treeOf =
  (of: 'types' | 'categories') =>
  ({ readDb, language }: SignedInContext, { hostId }: Pick<ParsedOf<typeof machines.machinePartTypes>, 'hostId'>) =>
    readTree(readDb, { language, machineId: hostId ?? null, of });

/** Mounts the machines feature; the finder answers lists of parts where it can. */
export function machineRoutes(app: App, shop: Shop, finder: PartsFinder): void {
  serve(app, shop, machines, {
    machineList: listMachines,
    machineDetail: openMachine,
    saveOwnMachine,
    machinePartList: cachedCall(machines.machinePartList, listMachineParts, {
      seenAs: priceViewOf,
      isSameView: isPriceViewOf,
      warmUpWith: async ({ readDb }) =>
        (await readAnyChapter(readDb)).map(({ machineId: hostId, chapterId }) => ({ hostId, chapterId })),
    }),
    machinePartTypes: cachedCall(machines.machinePartTypes, treeOf('types')),
    machinePartCategories: cachedCall(machines.machinePartCategories, treeOf('categories')),
    familyTree: cachedCall(machines.familyTree, ({ readDb, language }) => readFamilies(readDb, language)),
    optionList: cachedCall(machines.optionList, ({ readDb, language }) => readOptionNames(readDb, language)),
    historyFlag: async (context) => {
      const { db, caller } = context;
      const count = caller.companyId === null ? 0 : await countOwnMachines(db, caller.companyId);
      return { show: count > 0, count, serialLengths: await serialLengths(context) };
    },
    refreshMachineParts,
    machinesOfPart,
    fitOfParts,
    goodsForMachine: cachedCall(
      machines.goodsForMachine,
      (context, input) => listPartsForMachine(context, input, finder),
      {
        seenAs: tradedViewOf,
        isSameView: isPriceViewOf,
        topics: ({ caller }) => (mayViewPrices(caller) ? ['prices'] : []),
        parts: ({ items }) => items.map((part) => part.id),
      },
    ),
    categoriesForMachine: cachedCall(machines.categoriesForMachine, countFittingParts),
    compareMachines,
  });
}
