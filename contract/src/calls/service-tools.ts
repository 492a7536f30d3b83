/** Service tools, and the inquiry form beside them (spec §2 Service tools, §3, §5, §7 toolList and itrRequire, §9). */
import * as z from 'zod/mini';
import { del, get, post } from '../call.ts';
import { Day, Email, Id, line, longText, LOOSE_PHONE, NameLang, SendKey, ShopLink } from '../fields.ts';
import { limits } from '../limits.ts';

/** Spec §9: business types. */
export const BUSINESS_TYPES = ['business', 'nonBusiness'] as const;
/** Spec §9: what an inquiry is about. */
export const INQUIRY_TOPICS = ['parts', 'maintenance', 'training', 'product', 'inquiry', 'policy', 'others'] as const;
/** Spec §9: urgency. */
export const URGENCIES = ['high', 'medium', 'low'] as const;

/** Letters, digits, spaces and dashes, as plates of all countries have them (spec §5: format must be valid). */
export const LICENCE_PLATE = /^[\p{L}\p{N}][\p{L}\p{N} .·-]{0,18}[\p{L}\p{N}]$/u;
/** A phone number as typed, or nothing. */
const MAYBE_PHONE = new RegExp(`^$|${LOOSE_PHONE.source}`);

const ToolFile = z.object({ fileId: z.number(), name: z.string(), mediaType: z.string(), sizeBytes: z.number() });

/** A tool as everybody sees it. */
const Tool = z.object({
  id: z.number(),
  name: z.string(),
  nameLang: NameLang,
  description: z.nullable(z.string()),
  descriptionLang: NameLang,
  version: z.nullable(z.string()),
  updatedOn: z.string(),
  /** Where it leads, where it is no file of the shop's. */
  link: z.nullable(z.string()),
  file: z.nullable(z.object({ name: z.string(), sizeBytes: z.number() })),
});
/** A tool as everybody sees it. */
export type Tool = z.infer<typeof Tool>;

const InFive = (most: number) => ({
  es: z.nullable(line(most)),
  pt: z.nullable(line(most)),
  fa: z.nullable(line(most)),
  zh: z.nullable(line(most)),
});
const longInFive = (most: number) => z.nullable(longText(most));

/** A tool as the parts desk keeps it. */
const DeskTool = z.object({
  id: z.number(),
  names: z.object({
    en: z.string(),
    es: z.nullable(z.string()),
    pt: z.nullable(z.string()),
    fa: z.nullable(z.string()),
    zh: z.nullable(z.string()),
  }),
  descriptions: z.object({
    en: z.nullable(z.string()),
    es: z.nullable(z.string()),
    pt: z.nullable(z.string()),
    fa: z.nullable(z.string()),
    zh: z.nullable(z.string()),
  }),
  version: z.nullable(z.string()),
  updatedOn: z.string(),
  link: z.nullable(z.string()),
  position: z.number(),
  file: z.nullable(ToolFile),
});
/** A tool as the parts desk keeps it. */
export type DeskTool = z.infer<typeof DeskTool>;

/** Calls of the service-tools feature. */
export const serviceToolCalls = {
  toolList: get('/service-api/toolList', {
    about: 'Service tools with the day of their last change, in the order the parts desk gave them.',
    input: z.object({}),
    result: z.array(Tool),
    access: 'anyone',
    refuses: [],
  }),
  toolLink: post('/service-api/toolLink', {
    about: 'A link by which the file of a tool is fetched once, within 60 seconds.',
    input: z.strictObject({ toolId: Id }),
    result: z.object({ url: z.string() }),
    access: 'anyone',
    refuses: ['downloadFailed'],
  }),
  sendInquiry: post('/itr/itrRequire/add', {
    about:
      'Keeps an inquiry for the parts desk; counted by account or, of a visitor, by network address and by email; sent again with its key it is kept once. A file needs sign-in.',
    input: z.strictObject({
      businessType: z.enum(BUSINESS_TYPES),
      topic: z.enum(INQUIRY_TOPICS),
      urgency: z.enum(URGENCIES),
      name: line(200, 1),
      email: Email,
      phone: z.optional(z.nullable(line(30).check(z.regex(MAYBE_PHONE)))),
      licencePlate: z.optional(z.nullable(line(20, 2).check(z.regex(LICENCE_PLATE)))),
      serialNumber: z.optional(z.nullable(line(60, 1))),
      message: longText(limits.longTextMax, 1),
      fileId: z.optional(z.nullable(Id)),
      sendKey: SendKey,
    }),
    result: z.null(),
    access: 'anyone',
    refuses: ['uploadFailed', 'feedbackFailed'],
    unavailableAs: 'feedbackFailed',
  }),
  deskTools: get('/office/tools', {
    about: 'The tools as the parts desk keeps them, in all languages.',
    input: z.object({}),
    result: z.array(DeskTool),
    access: 'officeSupport',
    refuses: [],
  }),
  saveTool: post('/office/tool', {
    about:
      'Makes a tool, or changes one: names, descriptions, version, day, place in the list, and a link or a file, without which it delivers nothing.',
    input: z
      .strictObject({
        id: z.optional(Id),
        names: z.strictObject({ en: line(200, 1), ...InFive(200) }),
        descriptions: z.strictObject({
          en: longInFive(4000),
          es: longInFive(4000),
          pt: longInFive(4000),
          fa: longInFive(4000),
          zh: longInFive(4000),
        }),
        version: z.nullable(line(40)),
        updatedOn: Day,
        link: z.nullable(ShopLink),
        position: z.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
        fileId: z.nullable(Id),
      })
      .check(z.refine(({ link, fileId }) => !!link || fileId !== null, { path: ['link'] })),
    result: z.object({ id: z.number() }),
    access: 'officeSupport',
    refuses: ['uploadFailed'],
  }),
  deleteTool: del('/office/tool', {
    about: 'Takes a tool off the list.',
    input: z.object({ id: Id }),
    result: z.null(),
    access: 'officeSupport',
    refuses: [],
  }),
};
