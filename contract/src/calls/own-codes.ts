/** A company's own codes for parts, understood wherever a code is (product §5 Search). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, PartCode } from '../fields.ts';

const OwnCode = z.object({ id: z.number(), code: z.string() });

/** Calls of the own-codes feature. */
export const ownCodeCalls = {
  ownCodes: get('/shop/own-codes', {
    about: "What the caller's company calls a part.",
    input: z.object({ partCode: PartCode }),
    result: z.array(OwnCode),
    access: 'hasAccess',
    refuses: ['partNotFound'],
  }),
  keepOwnCode: post('/shop/own-code-keep', {
    about: 'Keeps a code of the company for a part; one that is a part’s own or means another part already is refused.',
    input: z.strictObject({ partCode: PartCode, code: line(100, 1) }),
    result: OwnCode,
    access: 'mayOrder',
    refuses: ['partNotFound', 'ownCodeTaken', 'noOwnCode'],
  }),
  removeOwnCode: post('/shop/own-code-remove', {
    about: 'Forgets a code of the company; forgetting it twice changes nothing.',
    input: z.strictObject({ id: Id }),
    result: z.object({ id: z.number() }),
    access: 'mayOrder',
    refuses: [],
    needsNoRoom: true,
  }),
};
