/** What the parts desk shows beside the catalogue, as the office keeps it: banners, recommended parts, tips and links, contacts (product §8). */
import * as z from 'zod/mini';
import { del, get, post } from '../call.ts';
import { CountryCode, Email, Id, line, PartCode, ShopLink } from '../fields.ts';
import { fiveLines, maybeFiveLines, UtcMoment } from '../five-texts.ts';

/** What there is of it. */
export const CONTENT_KINDS = ['banner', 'recommendation', 'link', 'contact'] as const;
/** Of links and lines: where help and tutorials are, and what everybody is told. */
export const LINK_KINDS = ['tip', 'help', 'tutorial'] as const;
/** Where something that has dates stands now. */
export const CONTENT_STATES = ['shown', 'planned', 'over'] as const;

const Position = z.number().check(z.int(), z.minimum(0), z.maximum(9999));
const Link = z.nullable(ShopLink);
/** From when to when it is shown, and before what. */
const Shown = { position: Position, from: z.nullable(UtcMoment), to: z.nullable(UtcMoment) };
const ShownNow = {
  id: z.number(),
  position: z.number(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  state: z.enum(CONTENT_STATES),
};

const DeskBanner = z.object({
  ...ShownNow,
  titles: maybeFiveLines(200),
  texts: maybeFiveLines(500),
  image: z.nullable(z.string()),
  link: z.nullable(z.string()),
});
/** A banner of the start page. */
export type DeskBanner = z.infer<typeof DeskBanner>;
const DeskRecommendation = z.object({ ...ShownNow, code: z.string(), name: z.string() });
/** A part the start page puts forward. */
export type DeskRecommendation = z.infer<typeof DeskRecommendation>;
const DeskLink = z.object({
  ...ShownNow,
  kind: z.enum(LINK_KINDS),
  texts: maybeFiveLines(1000),
  link: z.nullable(z.string()),
});
/** A tip, or where help or a tutorial is. */
export type DeskLink = z.infer<typeof DeskLink>;
const DeskContact = z.object({
  id: z.number(),
  position: z.number(),
  /** Null for every country without a contact of its own. */
  country: z.nullable(z.string()),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  hours: maybeFiveLines(200),
});
/** Whom to reach in a country. */
export type DeskContact = z.infer<typeof DeskContact>;

const Saved = z.object({ id: z.number() });
const maybeLine = (max: number) => z.nullable(line(max, 1));

/** Calls of the content feature for the office. */
export const contentDeskCalls = {
  deskContent: get('/office/content', {
    about: 'All of it in its order, in every language, shown or not.',
    input: z.object({}),
    result: z.object({
      banners: z.array(DeskBanner),
      recommendations: z.array(DeskRecommendation),
      links: z.array(DeskLink),
      contacts: z.array(DeskContact),
    }),
    access: 'officeSupport',
    refuses: [],
  }),
  saveBanner: post('/office/content-banner', {
    about: 'Makes a banner of the start page, or changes one.',
    input: z.strictObject({
      id: z.optional(Id),
      titles: fiveLines(200),
      texts: maybeFiveLines(500),
      /** The name of a picture the shop has, such as that of a part; without one a drawing stands there. */
      image: maybeLine(200),
      /** A picture of the caller's own that was just sent; it stands there in place of the one that is named. */
      fileId: z.optional(Id),
      link: Link,
      ...Shown,
    }),
    result: Saved,
    access: 'officeSupport',
    refuses: ['dateRangeInvalid', 'uploadFailed', 'uploadNotTaken'],
  }),
  saveRecommendation: post('/office/content-recommendation', {
    about: 'Puts a part forward on the start page, or changes its place and dates.',
    input: z.strictObject({ code: PartCode, ...Shown }),
    result: Saved,
    access: 'officeSupport',
    refuses: ['dateRangeInvalid', 'partNotFound'],
  }),
  saveLink: post('/office/content-link', {
    about: 'Makes a tip or a link to help or a tutorial, or changes one; a taken place gives the next free one.',
    input: z.strictObject({
      id: z.optional(Id),
      kind: z.enum(LINK_KINDS),
      texts: fiveLines(1000),
      link: Link,
      ...Shown,
    }),
    result: Saved,
    access: 'officeSupport',
    refuses: ['dateRangeInvalid'],
  }),
  saveContact: post('/office/content-contact', {
    about: 'Says whom to reach in a country, or in all that have no contact of their own; each has one.',
    input: z.strictObject({
      id: z.optional(Id),
      country: z.nullable(CountryCode),
      name: line(200, 1),
      phone: maybeLine(40),
      email: z.nullable(Email),
      address: maybeLine(500),
      hours: maybeFiveLines(200),
      position: Position,
    }),
    result: Saved,
    access: 'officeSupport',
    refuses: ['countryTaken'],
  }),
  removeContent: del('/office/content-remove', {
    about: 'Takes one of them away.',
    input: z.object({ kind: z.enum(CONTENT_KINDS), id: Id }),
    result: z.null(),
    access: 'officeSupport',
    refuses: [],
  }),
};
