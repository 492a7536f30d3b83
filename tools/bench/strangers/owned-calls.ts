// Which calls name something that belongs to a company, read from the contract itself, and what to ask them with (quality 9).
import { type Call, type CallGroup, calls } from '@outrigger/contract';
import type * as z from 'zod/mini';

/** What a company owns and a call may name. */
export type Owned = 'order' | 'address' | 'device' | 'subAccount' | 'list' | 'file' | 'notice' | 'return';

/** A call that names one, and its input for an id. */
export interface OwnedCall {
  name: string;
  call: Call;
  of: Owned;
  inputFor: (id: string | number) => Record<string, unknown>;
}

/** Names of fields that say what they name. */
const BY_FIELD: Record<string, Owned> = {
  orderNo: 'order',
  addressId: 'address',
  fileId: 'file',
  fileIds: 'file',
  returnNo: 'return',
};
/** Calls whose field does not say it. */
const BY_CALL: Record<string, Owned> = {
  updateAddress: 'address',
  endDevice: 'device',
  accountModify: 'subAccount',
  accountInviteAgain: 'subAccount',
  subAccountDelete: 'subAccount',
  noticeDetail: 'notice',
  confirmNotice: 'notice',
  ...Object.fromEntries(
    ['savedList', 'saveList', 'addToList', 'deleteList', 'sendList', 'takeList'].map((name) => [name, 'list' as const]),
  ),
};
/** Fields that name what everybody who is signed in may see (product §4: catalogue), or that are the buyer's own words. */
const OPEN_FIELDS = new Set([
  'categoryId',
  'familyId',
  'hostId',
  'otherHostId',
  'partId',
  'typeId',
  'figureId',
  'chapterId',
  'variantId',
  'purchaseOrderNo',
  'itemNo',
  // The numbers of a batch and of a line within their order.
  'lineNo',
  'batchNo',
  // Read together with its order alone.
  'creditNoteId',
  // A colleague: its own test sees that somebody of another company is none.
  'buyerId',
]);
const OPEN_CALLS = new Set([
  'goodsDetail',
  'goodsTogether',
  'goodsListByIds',
  'fitOfParts',
  'manualDetail',
  'findInManual',
  'manualPageParts',
  // They answer the same whether there was one or not; their own tests see that another company's stays.
  'removeOwnCode',
  // Answers for each order by itself; its own test sees that another company's is none.
  'batchConfirmReceipt',
  'returnableLines',
  'returnList',
]);
const NAMES_SOMETHING = /^(id|ids)$|(Id|Ids|No|Nos)$/;

const fieldsOf = (schema: z.ZodMiniType): string[] =>
  Object.keys((schema._zod.def as { shape?: Record<string, unknown> }).shape ?? {});

const customerCalls: [string, Call][] = Object.values(calls as Record<string, CallGroup>)
  .flatMap((group) => Object.entries(group))
  .filter(([, { access }]) => access !== 'anyone' && !access.startsWith('office') && access !== 'enrolling');

/** What the rest of an input must be, so that it is not refused before the id is looked at; by name of the call. */
type Rest = Record<string, Record<string, unknown>>;

/** Every call that names something owned, and the names of those of which nobody has said what they name. */
export function ownedCalls(rest: Rest): { owned: OwnedCall[]; unknown: string[] } {
  const owned: OwnedCall[] = [];
  const unknown: string[] = [];
  for (const [name, call] of customerCalls) {
    const fields = fieldsOf(call.input).filter((field) => NAMES_SOMETHING.test(field) && !OPEN_FIELDS.has(field));
    for (const field of OPEN_CALLS.has(name) ? [] : fields) {
      const of = BY_CALL[name] ?? BY_FIELD[field];
      if (!of) unknown.push(`${name}.${field}`);
      else
        owned.push({
          name,
          call,
          of,
          inputFor: (id) => ({ ...rest[name], [field]: field.endsWith('Ids') ? [id] : id }),
        });
    }
  }
  return { owned, unknown };
}
