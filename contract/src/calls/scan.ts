/** What was read off a code, a nameplate or a keyboard, and what it names (spec §2 scan; product §5 Scan). */
import * as z from 'zod/mini';
import { ask, get } from '../call.ts';
import { line, NameLang } from '../fields.ts';
import { scannedMost } from '../label-link.ts';

/** Something that may be meant by what was read. */
export const ScanMatch = z.object({
  kind: z.enum(['machine', 'part', 'figure', 'order', 'packingList', 'return']),
  id: z.number(),
  /** Serial number, part code, code of the figure, or number of the paper. */
  code: z.string(),
  /** Of a paper whose it is, as far as its reader need be told. */
  title: z.string(),
  titleLang: NameLang,
  image: z.nullable(z.string()),
  /** Of a machine its model, of a figure a model whose book holds it. */
  model: z.nullable(z.string()),
  /** Year and month of manufacture of a machine as the shop knows them, to be compared with its plate. */
  manufactureDate: z.nullable(z.string()),
  /** What the company itself calls a machine. */
  ownName: z.nullable(z.string()),
  /** The very text, one that differs by characters that look alike (O/0, I/1, S/5, B/8), or one that is nearly so. */
  foundBy: z.enum(['exact', 'lookAlike', 'near']),
  /** What was read, of all that was. */
  readAs: z.string(),
  /** True where the model of this machine was read beside its number. */
  isModelRead: z.boolean(),
});
/** Something that may be meant by what was read. */
export type ScanMatch = z.infer<typeof ScanMatch>;

/** Calls of scanning. */
export const scanCalls = {
  resolveScan: ask('/scan/resolve', {
    about:
      'Which machine, part or figure is named by texts that were read: by a code, typed, or the lines of a nameplate; and which order, packing list or return, of the caller’s company or, for the parts desk, of any. Several, or what only looks alike, are for a person to choose from.',
    input: z.strictObject({
      texts: z.array(line(scannedMost.length, 1)).check(z.minLength(1), z.maxLength(scannedMost.texts)),
      /** How it was read: the lines of a plate are recognised letter by letter, so that nothing in them is certain. */
      from: z.enum(['code', 'typed', 'plate']),
    }),
    result: z.object({
      /** True where one thing alone is called exactly so and nobody need choose. */
      isCertain: z.boolean(),
      /** The likeliest first. */
      matches: z.array(ScanMatch),
    }),
    access: 'signedIn',
    refuses: [],
  }),
  scanSample: get('/scan/sample', {
    about: 'The number that the simulated scan of a demo reads where there is no camera; null in any other shop.',
    input: z.object({}),
    result: z.object({ text: z.nullable(z.string()) }),
    access: 'anyone',
    refuses: [],
  }),
};
