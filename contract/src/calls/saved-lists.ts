/** Named lists of parts: kept to be ordered again, shared in the company, sent by a technician to whoever orders (product §0, §6). */
import * as z from 'zod/mini';
import { del, get, post } from '../call.ts';
import { Id, line, longText, PartCode, Quantity } from '../fields.ts';
import { limits } from '../limits.ts';
import { PartCard } from './parts.ts';

/** A line as it is kept; where nothing is said of its machines, all of it is for the list's. */
const KeptLine = z.strictObject({
  code: PartCode,
  qty: Quantity,
  reference: z.optional(z.nullable(line(100))),
  machines: z.optional(z.array(z.strictObject({ hostId: Id, qty: Quantity })).check(z.maxLength(100))),
});

const SavedList = z.object({
  id: z.number(),
  name: z.string(),
  isShared: z.boolean(),
  /** Whether the caller made it: nobody else changes it. */
  isOwn: z.boolean(),
  owner: z.string(),
  lineCount: z.number(),
  changedAt: z.string(),
  /** When it was sent to whoever orders, to whom by name, and when it was put into a cart there; no name where it went to the main account. */
  sentAt: z.nullable(z.string()),
  sentTo: z.nullable(z.string()),
  sentNote: z.nullable(z.string()),
  takenAt: z.nullable(z.string()),
  /** The order that followed. */
  orderNo: z.nullable(z.string()),
  /** Every how many weeks its owner is reminded of it, and on which day next. */
  repeatWeeks: z.nullable(z.number()),
  remindOn: z.nullable(z.string()),
  /** Every how many hours of its machine instead, and at which hours next; null while the company has not told the machine's hours. */
  repeatHours: z.nullable(z.number()),
  remindAtHours: z.nullable(z.number()),
  machine: z.nullable(z.object({ hostId: z.number(), serialNumber: z.string() })),
});
/** A list without its lines. */
export type SavedList = z.infer<typeof SavedList>;

/** Calls of the saved-lists feature. */
export const savedListCalls = {
  savedLists: get('/list/all', {
    about: "The caller's lists and those shared in the company or sent to the caller, those changed last first.",
    input: z.object({}),
    result: z.array(SavedList),
    access: 'hasAccess',
    refuses: [],
  }),
  savedList: get('/list/detail', {
    about: 'A list with its lines.',
    input: z.object({ id: Id }),
    result: z.extend(SavedList, {
      lines: z.array(
        z.object({
          qty: z.number(),
          reference: z.nullable(z.string()),
          machines: z.array(z.object({ hostId: z.number(), serialNumber: z.string(), qty: z.number() })),
          part: PartCard,
        }),
      ),
    }),
    access: 'hasAccess',
    refuses: ['listNotFound'],
  }),
  saveList: post('/list/save', {
    about:
      'Makes a list, or with its id changes one of the caller; its lines are those given, each part once, with the machines it is meant for. It is needed again every so many weeks, or every so many hours of its machine, not both.',
    input: z.strictObject({
      id: z.optional(Id),
      name: line(100, 1),
      isShared: z.boolean(),
      hostId: z.optional(z.nullable(Id)),
      repeatWeeks: z.optional(z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(104)))),
      repeatHours: z.optional(z.nullable(z.number().check(z.int(), z.minimum(10), z.maximum(20_000)))),
      lines: z.array(KeptLine).check(z.maxLength(limits.listLinesMax)),
    }),
    result: SavedList,
    access: 'hasAccess',
    refuses: ['listNotFound', 'listNameTaken', 'noPartInformation', 'machineNotFound'],
    bodyLimit: 1024 * 1024,
  }),
  addToList: post('/list/add', {
    about: 'Puts lines onto a list of the caller; a part that is on it is raised, and keeps what it says of itself.',
    input: z.strictObject({ id: Id, lines: z.array(KeptLine).check(z.minLength(1), z.maxLength(limits.listLinesMax)) }),
    result: SavedList,
    access: 'hasAccess',
    idempotent: true,
    refuses: ['listNotFound', 'listFull', 'noPartInformation', 'machineNotFound'],
    bodyLimit: 1024 * 1024,
  }),
  deleteList: del('/list/delete', {
    about: 'Removes a list of the caller.',
    input: z.object({ id: Id }),
    result: z.object({ id: z.number() }),
    access: 'hasAccess',
    refuses: ['listNotFound'],
  }),
  listBuyers: get('/list/buyers', {
    about: 'Who of the company orders, besides the caller: the main account first.',
    input: z.object({}),
    result: z.array(z.object({ id: z.number(), name: z.string(), isMain: z.boolean() })),
    access: 'hasAccess',
    refuses: [],
  }),
  sendList: post('/list/send', {
    about:
      "Sends a list of the caller by mail to one of `listBuyers`, to be ordered there; to the company's main account where none is named.",
    input: z.strictObject({ id: Id, buyerId: z.optional(Id), note: z.optional(longText(1000)) }),
    result: SavedList,
    access: 'hasAccess',
    refuses: ['listNotFound', 'listEmpty', 'listBuyerGone'],
  }),
  takeList: post('/list/take', {
    about: 'Notes that the caller put a list into the cart; its owner is told by mail once it is ordered.',
    input: z.strictObject({ id: Id }),
    result: SavedList,
    access: 'mayOrder',
    refuses: ['listNotFound'],
  }),
};
