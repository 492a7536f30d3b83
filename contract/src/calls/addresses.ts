/** Shipping addresses of a company (spec §3, §5; §7 User). */
import * as z from 'zod/mini';
import { ask, post } from '../call.ts';
import { CountryCode, Id, line } from '../fields.ts';
import { asPostalCode } from '../postal-code.ts';

const Address = z.object({
  id: z.number(),
  fullName: z.string(),
  country: z.string(),
  countryName: z.string(),
  state: z.string(),
  city: z.string(),
  postalCode: z.string(),
  address: z.string(),
  telephone: z.string(),
  callingCode: z.string(),
  isDefault: z.boolean(),
  /** False where no freight zone covers the country. */
  isShippedTo: z.boolean(),
});
/** A shipping address on the wire. */
export type Address = z.infer<typeof Address>;

/** Calls of the addresses feature. */
export const addressCalls = {
  addressList: ask('/userinfo/address', {
    about: "The company's shipping addresses, the default one first.",
    input: z.strictObject({}),
    result: z.array(Address),
    access: 'customer',
    refuses: [],
  }),
  updateAddress: post('/userinfo/updateAddress', {
    about:
      'Adds an address, changes one (with id), removes one or takes it back (isRemoved); the first becomes the default.',
    input: z.strictObject({
      id: z.optional(Id),
      fullName: line(200, 1),
      country: CountryCode,
      state: line(100, 1),
      city: line(100, 1),
      postalCode: line(20, 1).check(z.overwrite(asPostalCode), z.minLength(1), z.maxLength(20)),
      address: line(500, 1),
      telephone: z.string().check(z.trim(), z.regex(/^[\d ()./-]{3,30}$/)),
      callingCode: z.string().check(z.regex(/^\+[1-9]\d{0,6}$/)),
      isDefault: z.optional(z.boolean()),
      /** False takes a removed address back. */
      isRemoved: z.optional(z.boolean()),
    }),
    result: Address,
    access: 'mayOrder',
    refuses: ['addressNotFound', 'addressSaveFailed'],
  }),
};
