/** The office's 3D models of figures: uploaded, replaced, their nodes told which items they are, removed (product §8; §5 3D manuals). */
import * as z from 'zod/mini';
import { del, get, post } from '../call.ts';
import { Id, line, listOf, NameLang, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';

/** More than any assembly that a phone can turn. */
const NODES_MOST = 5000;

const figure = { figureId: z.number(), code: z.string(), name: z.string(), nameLang: NameLang };

const DeskModel = z.object({
  ...figure,
  /** The models of machines in whose books it stands. */
  models: z.array(z.string()),
  /** File below `/static/product/`; null where there is no 3D model. */
  file: z.nullable(z.string()),
  /** Made by the shop itself, with nodes of its own. */
  isDrawn: z.boolean(),
  items: z.number(),
  /** Items said to be illustrated that no node of the model is. */
  withoutNode: z.number(),
});

const ModelToEdit = z.object({
  ...figure,
  file: z.nullable(z.string()),
  isDrawn: z.boolean(),
  /** Raised by each change; 0 where there is no model. */
  revision: z.number(),
  /** The names of the nodes in the file, each once. */
  nodes: z.array(z.string()),
  places: z.array(z.object({ itemNo: z.string(), node: z.string() })),
  items: z.array(
    z.object({
      itemNo: z.string(),
      isIllustrated: z.boolean(),
      /** Of its first part; null where it has none. */
      partCode: z.nullable(z.string()),
      name: z.nullable(z.string()),
      nameLang: NameLang,
    }),
  ),
});
/** The 3D model of a figure as the office edits it. */
export type ModelToEdit = z.infer<typeof ModelToEdit>;

const Revision = z.number().check(z.int(), z.minimum(0));

/** Calls of the office's 3D models. */
export const modelDeskCalls = {
  deskModels: get('/office/models3d', {
    about: 'Figures with their 3D models, of all or of those that lack a model or nodes; counted up to 1,000.',
    input: z.object({
      variantId: z.optional(Id),
      keyword: z.optional(line(100)),
      shows: z.optional(z.enum(['model', 'noModel', 'noNodes'])),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(DeskModel),
    access: 'officeCatalogue',
    refuses: [],
  }),
  deskModel: get('/office/model3d', {
    about: 'The 3D model of a figure: the nodes of its file, and which items they are.',
    input: z.object({ figureId: Id }),
    result: ModelToEdit,
    access: 'officeCatalogue',
    refuses: [],
  }),
  saveModel: post('/office/model3d', {
    about:
      'Gives a figure a 3D model out of an upload (GLB), or replaces its model. Items keep the nodes that the new file has too; nodes named like an item or its part are taken for it.',
    input: z.strictObject({ figureId: Id, revision: Revision, fileId: Id }),
    result: ModelToEdit,
    access: 'officeCatalogue',
    refuses: ['conflict', 'modelNotTaken', 'uploadFailed'],
  }),
  saveModelNodes: post('/office/model3d-nodes', {
    about: 'Which item each node of a model is, all of them: what is not among them is no item.',
    input: z.strictObject({
      figureId: Id,
      revision: Revision,
      places: z.array(z.strictObject({ itemNo: line(12, 1), node: line(200, 1) })).check(z.maxLength(NODES_MOST)),
    }),
    result: ModelToEdit,
    access: 'officeCatalogue',
    refuses: ['conflict'],
  }),
  removeModel: del('/office/model3d', {
    about: 'Takes the 3D model away from a figure; its file goes later, when nobody looks at it.',
    input: z.object({ figureId: Id, revision: z.coerce.number().check(z.int(), z.minimum(1)) }),
    result: ModelToEdit,
    access: 'officeCatalogue',
    refuses: ['conflict'],
  }),
};
