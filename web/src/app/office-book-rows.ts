// The office's rows of the routes table for the books the shop shows: figures, models and manuals (product §8).
import { forOffice } from './row-access.ts';
import { page } from './row.ts';
import { choiceParam, countParam, lineParam } from './search-params.rules.ts';
import { paged } from './shop-search.ts';

const rare = () => import('./rare-screens.ts');

/** One row a path. */
export const officeBookRows = [
  page('/office/figures', {
    ...forOffice,
    title: 'officeFigures',
    texts: ['figuredesk', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      variantId: countParam(raw['variantId']),
      keyword: lineParam(raw['keyword'], 100),
      lacks: choiceParam(raw['lacks'], ['hotspots', 'items']),
    }),
    screen: async () => (await rare()).loadFigures(),
  }),
  page('/office/figure', {
    ...forOffice,
    title: 'officeFigure',
    texts: ['figuredesk', 'desk', 'uploads'],
    search: (raw) => ({ figureId: countParam(raw['figureId']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadFigure(),
  }),
  page('/office/models3d', {
    ...forOffice,
    title: 'officeModels',
    texts: ['modeldesk', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      variantId: countParam(raw['variantId']),
      keyword: lineParam(raw['keyword'], 100),
      shows: choiceParam(raw['shows'], ['model', 'noModel', 'noNodes']),
    }),
    screen: async () => (await rare()).loadDeskModels(),
  }),
  page('/office/model3d', {
    ...forOffice,
    title: 'officeModel',
    texts: ['modeldesk', 'desk', 'uploads'],
    search: (raw) => ({ figureId: countParam(raw['figureId']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadDeskModel(),
  }),
  page('/office/manuals', {
    ...forOffice,
    title: 'officeManuals',
    texts: ['manualdesk', 'desk'],
    search: (raw) => ({
      ...paged(raw),
      keyword: lineParam(raw['keyword'], 100),
      kind: choiceParam(raw['kind'], ['service', 'operator', 'brochure']),
      language: choiceParam(raw['language'], ['en', 'es', 'pt', 'fa', 'zh']),
      variantId: countParam(raw['variantId']),
      lacks: choiceParam(raw['lacks'], ['models', 'text']),
    }),
    screen: async () => (await rare()).loadDeskManuals(),
  }),
  page('/office/manual', {
    ...forOffice,
    title: 'officeManual',
    texts: ['manualdesk', 'desk', 'uploads'],
    search: (raw) => ({ id: countParam(raw['id']) }),
    isOneThing: true,
    screen: async () => (await rare()).loadDeskManual(),
  }),
] as const;
