/** Quick add (spec §2 Quick add items, Cart: import from file, §5 Import file): rows for the cart out of a text or a file, and what is known of their codes. */
import * as z from 'zod/mini';
import { ask } from '../call.ts';
import { Id, line } from '../fields.ts';
import { FitReason, Proof, Verdict } from './fit.ts';
import { CheckedCode } from './orders.ts';
import { PartCard } from './parts.ts';

const Column = z.nullable(z.number());
/** A machine as a list names it; without an id where the shop knows none, or more than one, by that name. */
const ListMachine = z.object({ hostId: z.nullable(z.number()), serialNumber: z.string() });
/** Rows as they were given, with what their columns seem to hold. */
const PartTable = z.object({
  /** What the columns are called; null where the first row is a row like the others. */
  header: z.nullable(z.array(z.string())),
  rows: z.array(z.array(z.string())),
  /** Places of columns; null where none seems to hold it. */
  columns: z.object({ code: Column, quantity: Column, name: Column, note: Column }),
  /** The machine each row is for, where the row itself or a line above it names one: such lines are no rows. */
  machines: z.array(z.nullable(ListMachine)),
  /** Lines of a text in which no code was found. */
  leftOut: z.array(z.string()),
  /** Names of the sheets of a file, and which of them was read. */
  sheets: z.array(z.string()),
  sheet: z.number(),
});
/** Rows as they were given, with what their columns seem to hold. */
export type PartTable = z.infer<typeof PartTable>;

const CODES_MOST = 2000;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const MEBIBYTE = 1024 * 1024;
/** The largest file of the setting IMPORT_MAX_MB, in the signs it is sent in, and room for the rest. */
const FILE_BODY = 7 * MEBIBYTE;

/** Calls of the quick-add feature. */
export const quickAddCalls = {
  readPaste: ask('/cart/paste', {
    about: 'Rows of part codes and quantities out of a pasted text: a table, or lines of a mail or a chat.',
    input: z.strictObject({
      text: z.string().check(
        z.minLength(1),
        z.maxLength(100_000),
        z.refine((text) => text.isWellFormed() && !text.includes('\0')),
      ),
    }),
    result: PartTable,
    access: 'hasAccess',
    refuses: ['importTooManyRows', 'importFileUnreadable'],
    bodyLimit: MEBIBYTE,
  }),
  importFile: ask('/cart/import', {
    about: 'Rows out of a csv, tsv, xlsx, xls or ods file with a header row; `content` is its bytes in Base64.',
    input: z.strictObject({
      name: line(255, 1),
      content: z.string().check(z.maxLength(FILE_BODY), z.regex(BASE64)),
      /** Which of several sheets; the one that looks most like a list of parts where it is left out. */
      sheet: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(1000))),
    }),
    result: PartTable,
    access: 'hasAccess',
    refuses: ['importTooManyRows', 'importFileUnreadable', 'uploadTooLarge'],
    bodyLimit: FILE_BODY,
  }),
  checkRows: ask('/cart/check', {
    about:
      'What many codes lead to: the part to order with price, stock and pack, what replaced it, and its fit for a machine.',
    input: z
      .strictObject({
        codes: z.array(line(100)).check(z.minLength(1), z.maxLength(CODES_MOST)),
        hostId: z.optional(Id),
        /** The machine of each code instead, null for none. */
        hosts: z.optional(z.array(z.nullable(Id)).check(z.maxLength(CODES_MOST))),
      })
      .check(z.refine(({ codes, hosts }) => hosts === undefined || hosts.length === codes.length)),
    result: z.array(
      z.extend(CheckedCode, {
        part: z.nullable(PartCard),
        /** The code asked for, where what it names was replaced by one part; else null. */
        changeCode: z.nullable(z.string()),
        /** The machine that was asked about; absent where none was. */
        hostId: z.optional(z.number()),
        /** Absent where no machine was named, or it is gone, or no part was found. */
        fit: z.optional(z.object({ verdict: Verdict, proof: Proof, reason: FitReason })),
      }),
    ),
    access: 'hasAccess',
    refuses: ['priceQueryFailed'],
    unavailableAs: 'priceQueryFailed',
    bodyLimit: MEBIBYTE,
  }),
};
