/** What the parts desk shows on the home page, and where it is written to (spec §7 Banners, Notices and services). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { PartCard } from './parts.ts';

/** Calls of the content feature; open to anyone, so recommendations carry no prices unless signed in with the right. */
export const contentCalls = {
  bannerList: get('/banner-api/list', {
    about: "Banners in force, in the caller's language.",
    input: z.object({}),
    result: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        text: z.nullable(z.string()),
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
    result: z.object({ link: z.string() }),
    access: 'anyone',
    refuses: [],
  }),
  tutorialLink: get('/banner-api/getTutorialLink', {
    about: 'Where the tutorial of the shop is.',
    input: z.object({}),
    result: z.object({ link: z.string() }),
    access: 'anyone',
    refuses: [],
  }),
  tip: get('/banner-api/getTip', {
    about: 'A line the parts desk wants everybody to see, if there is one.',
    input: z.object({}),
    result: z.object({ text: z.nullable(z.string()) }),
    access: 'anyone',
    refuses: [],
  }),
  regionContact: get('/service-api/getRegionContact', {
    about: 'Where buyers write to the parts desk.',
    input: z.object({}),
    result: z.object({ email: z.string() }),
    access: 'anyone',
    refuses: [],
  }),
};
