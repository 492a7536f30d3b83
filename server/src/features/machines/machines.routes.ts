// Machine calls and their use cases (spec §7 Category host).
import { calls } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { kept } from '../../platform/http/keep-answer.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import type { GoodsFinder } from '../parts/index.ts';
import { isPriceViewOf, mayViewPrices, priceViewOf, tradedViewOf } from '../pricing/index.ts';
import { readAnyChapter } from './any-chapter.reads.ts';
import { compareMachines } from './compare-machines.ts';
import { countFittingParts } from './count-fitting-parts.ts';
import { fitOfParts } from './fit-of-parts.ts';
import { listGoodsForMachine } from './list-goods-for-machine.ts';
import { listMachineParts } from './list-machine-parts.ts';
import { listMachines } from './list-machines.ts';
import { countOwnMachines, readFamilies, readOptionNames, readTree } from './machine-book.reads.ts';
import { machinesOfPart } from './machines-of-part.ts';
import { openMachine } from './open-machine.ts';
import { refreshMachineParts } from './refresh-machine-parts.ts';
import { serialLengths } from './serial-lengths.ts';
import { saveOwnMachine } from './save-own-machine.ts';

const { machines } = calls;

const treeOf =
  (of: 'types' | 'categories') =>
  ({ readDb, language }: SignedInContext, { hostId }: { hostId?: number | undefined }) =>
    readTree(readDb, { language, hostId: hostId ?? null, of });

/** Mounts the machines feature; the finder answers lists of parts where it can. */
export function machineRoutes(app: App, shop: Shop, finder: GoodsFinder): void {
  serve(app, shop, machines, {
    machineList: listMachines,
    machineDetail: openMachine,
    saveOwnMachine,
    machinePartList: kept(machines.machinePartList, listMachineParts, {
      seenAs: priceViewOf,
      isSeenSo: isPriceViewOf,
      rehearsed: ({ readDb }) => readAnyChapter(readDb),
    }),
    machinePartTypes: kept(machines.machinePartTypes, treeOf('types')),
    machinePartCategories: kept(machines.machinePartCategories, treeOf('categories')),
    familyTree: kept(machines.familyTree, ({ readDb, language }) => readFamilies(readDb, language)),
    optionList: kept(machines.optionList, ({ readDb, language }) => readOptionNames(readDb, language)),
    historyFlag: async (context) => {
      const { db, caller } = context;
      const count = caller.companyId === null ? 0 : await countOwnMachines(db, caller.companyId);
      return { show: count > 0, count, serialLengths: await serialLengths(context) };
    },
    refreshMachineParts,
    machinesOfPart,
    fitOfParts,
    goodsForMachine: kept(machines.goodsForMachine, (context, input) => listGoodsForMachine(context, input, finder), {
      seenAs: tradedViewOf,
      isSeenSo: isPriceViewOf,
      topics: ({ caller }) => (mayViewPrices(caller) ? ['prices'] : []),
      parts: ({ items }) => items.map((part) => part.id),
    }),
    categoriesForMachine: kept(machines.categoriesForMachine, countFittingParts),
    compareMachines,
  });
}
