/** Chapters of a parts manual and which machine families have them (product §5: model variant, chapter, figure). */
import type { MachineFamily } from './families.ts';
import { words } from './word.ts';
import texts from './words.json' with { type: 'json' };

/** Chapters of a parts manual. */
export const chapters = words(texts.chapters);
/** Name of a chapter. */
export type Chapter = keyof typeof chapters;

/** The chapters of a family's manual, in printed order. */
export const chaptersOfFamily: Record<MachineFamily, readonly Chapter[]> = {
  scissorLifts: [
    'chassis',
    'axles',
    'drive',
    'brakes',
    'scissors',
    'platform',
    'hydraulics',
    'electrics',
    'covers',
    'decals',
    'options',
  ],
  telescopicBooms: [
    'chassis',
    'axles',
    'drive',
    'turntable',
    'boom',
    'jib',
    'platform',
    'hydraulics',
    'electrics',
    'engine',
    'cooling',
    'fuel',
    'covers',
    'decals',
    'options',
  ],
  articulatingBooms: [
    'chassis',
    'axles',
    'drive',
    'outriggers',
    'turntable',
    'boom',
    'jib',
    'platform',
    'hydraulics',
    'electrics',
    'engine',
    'cooling',
    'fuel',
    'covers',
    'decals',
    'options',
  ],
  forklifts: [
    'chassis',
    'axles',
    'drive',
    'brakes',
    'mast',
    'carriage',
    'cab',
    'hydraulics',
    'electrics',
    'engine',
    'cooling',
    'fuel',
    'covers',
    'decals',
    'options',
  ],
};
