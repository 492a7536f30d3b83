/** What the parts desk shows on the home page, and where it is written to (spec §7 Banners, Notices and services). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { NameLang } from '../fields.ts';
import { PartCard } from './parts.ts';

const LinksTo = z.object({
  /** The first of them, or the help page. */
  link: z.string(),
  /** All of them in their order. */
  links: z.optional(z.array(z.object({ text: z.string(), textLang: NameLang, link: z.string() }))),
});
const RegionContact = z.object({
  id: z.number(),
  /** The name of its country; null for every country without a contact of its own. */
  country: z.nullable(z.string()),
  isOwn: z.boolean(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  address: z.nullable(z.string()),
  hours: z.nullable(z.string()),
  hoursLang: NameLang,
});
/** Whom to reach in a region. */
export type RegionContact = z.infer<typeof RegionContact>;

/** Calls of the content feature; open to anyone, so recommendations carry no prices unless signed in with the right. */
export const contentCalls = {
  bannerList: get('/banner-api/list', {
    about: "Banners in force, in the caller's language.",
    input: z.object({}),
    result: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        titleLang: NameLang,
        text: z.nullable(z.string()),
        textLang: NameLang,
        image: z.nullable(z.string()),
        link: z.nullable(z.string()),
      }),
    ),
    access: 'anyone',
    refuses: [],
  }),
  recommendList: get('/recommend/list', {
    about: 'Recommended parts; prices only for those who may see them.',
    input: z.object({}),
    result: z.array(PartCard),
    access: 'anyone',
    refuses: [],
  }),
  helpLink: get('/banner-api/getHelpLink', {
    about: 'Where the help of the shop is.',
    input: z.object({}),
    result: LinksTo,
    access: 'anyone',
    refuses: [],
  }),
  tutorialLink: get('/banner-api/getTutorialLink', {
    about: 'Where the tutorial of the shop is.',
    input: z.object({}),
    result: LinksTo,
    access: 'anyone',
    refuses: [],
  }),
  tip: get('/banner-api/getTip', {
    about: 'A line the parts desk wants everybody to see, if there is one; of several another one each day.',
    input: z.object({}),
    result: z.object({ text: z.nullable(z.string()), textLang: NameLang }),
    access: 'anyone',
    refuses: [],
  }),
  regionContact: get('/service-api/getRegionContact', {
    about:
      'Where buyers write to the parts desk, and whom to reach in each region; the own one of who is signed in first.',
    input: z.object({}),
    result: z.object({ email: z.string(), contacts: z.optional(z.array(RegionContact)) }),
    access: 'anyone',
    refuses: [],
  }),
};
