// Files about what the shop says: notices, banners, recommendations, links, contacts, tools (spec §3, §7).
import { code, country, inFiveLanguages, oneOf, picture, position, refer, required, text } from './cells.ts';
import type { Column, Kind } from './kind.ts';

const link: Column = {
  name: 'link',
  cell: { is: 'form', pattern: /^(\/(?![/\\])|https:\/\/[^\s/])\S*$/, words: 'a path of the shop or an https address' },
  about: 'where it leads',
};

const shown: readonly Column[] = [
  { name: 'shown_from', cell: { is: 'moment' }, about: 'shown from' },
  { name: 'shown_to', cell: { is: 'moment' }, about: 'shown until' },
];

/** Content of a new shop; later the office keeps it. */
export const contentKinds: Kind[] = [
  {
    kind: 'notices',
    table: 'notices',
    about: 'Notices to all customers.',
    key: ['code'],
    columns: [
      code,
      ...inFiveLanguages('name', 'heading'),
      ...inFiveLanguages('body', 'text', { max: 20_000 }),
      { name: 'kind', cell: oneOf('news', 'service', 'recall'), about: 'news where empty' },
      { name: 'released_at', cell: { is: 'moment' }, about: 'shown from; not shown where empty' },
      { name: 'ends_at', cell: { is: 'moment' }, about: 'shown until' },
      { name: 'needs_confirmation', cell: { is: 'flag' }, about: 'readers confirm it' },
    ],
  },
  {
    kind: 'banners',
    table: 'banners',
    about: 'Pictures with a sentence.',
    key: ['code'],
    columns: [
      code,
      { name: 'place', cell: oneOf('home', 'login', 'category', 'cart'), about: 'home where empty' },
      ...inFiveLanguages('title', 'heading'),
      ...inFiveLanguages('text', 'sentence', { isRequired: false }),
      { name: 'image', cell: picture, isFile: true, about: 'file name of the picture' },
      link,
      position,
      ...shown,
    ],
  },
  {
    kind: 'recommendations',
    table: 'recommendations',
    about: 'Parts the shop puts forward.',
    key: ['place', 'part_id', 'family_id'],
    columns: [
      { name: 'place', cell: oneOf('home', 'cart', 'part', 'machine'), isRequired: true, about: 'where' },
      refer('part', 'parts', { isRequired: true }),
      refer('family', 'machine_families', { about: 'for machines of this family only' }),
      position,
      ...shown,
    ],
  },
  {
    kind: 'shop-links',
    table: 'shop_links',
    about: 'Help and tutorial links and tips.',
    key: ['kind', 'position'],
    columns: [
      { name: 'kind', cell: oneOf('help', 'tutorial', 'tip'), isRequired: true, about: 'what it is' },
      required(position),
      ...inFiveLanguages('text', 'text', { max: 1000 }),
      link,
      ...shown,
    ],
  },
  {
    kind: 'region-contacts',
    table: 'region_contacts',
    about: 'Whom to reach where.',
    key: ['country'],
    columns: [
      { ...country('country'), about: 'empty: everybody else' },
      { name: 'name', cell: text(200), isRequired: true, about: 'office' },
      { name: 'phone', cell: text(40), about: 'telephone' },
      { name: 'email', cell: text(254), about: 'mail address' },
      { name: 'address', cell: text(500), about: 'address' },
      {
        name: 'hours',
        cell: text(200),
        to: 'hours_en',
        about:
          'opening hours, in English; `hours_es`, `hours_pt`, `hours_fr` and `hours_zh` where they are said otherwise',
      },
      ...inFiveLanguages('hours', 'opening hours', { max: 200, isRequired: false }).filter(
        ({ name }) => name !== 'hours_en',
      ),
      position,
    ],
  },
  {
    kind: 'service-tools',
    table: 'service_tools',
    about: 'Service programs and documents.',
    key: ['code'],
    columns: [
      code,
      ...inFiveLanguages('name', 'name'),
      ...inFiveLanguages('description', 'description', { max: 4000, isRequired: false }),
      {
        ...link,
        about:
          'where it leads; where empty, the link or file that the shop has of this tool stays, and a new one is refused',
      },
      { name: 'version', cell: text(40), about: 'version' },
      { name: 'updated_on', cell: { is: 'date' }, isRequired: true, about: 'day of the last change' },
      position,
    ],
  },
  {
    kind: 'search-synonyms',
    table: 'search_synonyms',
    about: 'Words that find others in a search, beside those the shop knows.',
    key: ['language', 'word', 'meant'],
    columns: [
      {
        name: 'language',
        cell: oneOf('en', 'es', 'pt', 'fa', 'zh'),
        isRequired: true,
        about: 'of both words: en, es, pt, fa (French) or zh',
      },
      { name: 'word', cell: text(100), isRequired: true, about: 'what people type, such as sticker' },
      { name: 'meant', cell: text(100), isRequired: true, about: 'what names call it, such as decal' },
      { name: 'way', cell: oneOf('both', 'one'), about: 'one: only the word finds what is meant; both where empty' },
    ],
  },
];
