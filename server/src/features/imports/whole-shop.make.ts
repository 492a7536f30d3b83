// Test data of imports: a shop with rows of every kind, so that each kind can be tried by changing one of its rows.
import { makeCsvParser } from '../../platform/text-files/csv-parser.ts';
import { pdfOf, SMALL_SHOP } from './imports.make.ts';
import { allKinds } from './format/kinds/all-kinds.ts';
import type { Kind } from './format/kinds/kind.ts';

/** The number of the one customer that rows of it name; tests add the company. */
export const CUSTOMER = 'C-1';

/** The small shop and what it lacks: rows of every kind the format knows. */
export const WHOLE_SHOP: Record<string, string> = {
  ...SMALL_SHOP,
  'part-types.csv': 'code,name_en\nWEAR,Wear part\n',
  'colours.csv': 'code,name_en\nred,Red\n',
  'brands.csv': 'code,name\nACME,Acme\n',
  'tags.csv': 'code,name_en\nNEW,New\nOLD,Old\n',
  'part-tags.csv': 'part,tag\n7021-0450,NEW\n',
  'customer-part-codes.csv': `customer,part,code\n${CUSTOMER},7021-0450,OWN-1\n`,
  'exchange-rates.csv': 'currency,rate,valid_from\nEUR,0.9,2026-01-01\n',
  'company-price-lists.csv': `customer,price_list,valid_from,valid_to\n${CUSTOMER},BASE-USD,2026-01-01,2026-02-01\n`,
  'lead-times.csv': 'part,warehouse,days\n7021-0450,RNO,14\n7021-0450,,20\n',
  'inbound-deliveries.csv': 'reference,warehouse,part,quantity,expected_on\nD-1,RNO,7021-0450,5,2027-01-01\n',
  'freight-zones.csv': 'code,name,min_days,max_days,grams_per_litre\nZ1,Zone,2,5,200\n',
  'freight-zone-countries.csv': 'country,zone\nUS,Z1\n',
  'freight-rates.csv': 'zone,currency,up_to_grams,amount,per_extra_kilogram\nZ1,USD,1000,9.50,2\n',
  'as-built-lines.csv': 'scheme,machine,part,quantity\nS7,NS15548,7021-0450,1\n',
  'company-machines.csv': `customer,scheme,machine,own_name\n${CUSTOMER},S7,NS15548,Lift 1\n`,
  'line-notes.csv': 'code,text_en\nCUT,Cut to length\n',
  'manuals.csv': 'code,language,kind,title_en,file,page_count,size_bytes\nSM,en,service,Service manual,sm.pdf,2,900\n',
  'manual-pages.csv': 'language,manual,page_no,heading,body\nen,SM,1,Safety,Read this first\n',
  'manual-outline.csv': 'language,manual,position,level,title,page_no\nen,SM,1,1,Safety,1\n',
  'manual-models.csv': 'language,manual,variant,effectivity\nen,SM,S0607,E1\n',
  'notices.csv': 'code,name_en,body_en,released_at,ends_at\nN1,Notice,Text,2026-01-01,2026-02-01\n',
  'banners.csv': 'code,place,title_en,link,shown_from,shown_to\nB1,home,Title,/history,2026-01-01,2026-02-01\n',
  'recommendations.csv': 'place,part,family,position\nhome,7021-0450,,1\nmachine,7021-0450,S,2\n',
  'shop-links.csv': 'kind,position,text_en,link\nhelp,1,Help,/help\n',
  'region-contacts.csv': 'country,name\nUS,Reno\n,Everybody else\n',
  'service-tools.csv': 'code,name_en,updated_on,link\nT1,Tool,2026-01-01,/tools\n',
  'search-synonyms.csv': 'language,word,meant\nen,sticker,decal\n',
  'files/sm.pdf': pdfOf('service manual'),
};

/** The first row of a kind with some of its cells changed, under a head of all columns needed. */
export function changedRow(kind: string, cells: Record<string, string>): string {
  const [head = [], first = []] = makeCsvParser(',').push(WHOLE_SHOP[`${kind}.csv`] ?? '');
  const row = { ...Object.fromEntries(head.map((name, at) => [name, first[at] ?? ''])), ...cells };
  const quoted = Object.values(row).map((cell) => `"${cell.replaceAll('"', '""')}"`);
  return `${Object.keys(row).join(',')}\n${quoted.join(',')}\n`;
}

/** The files of the shop: those that rows name, and those of a kind with all it points at, by way of others too. */
export function filesFor(kind?: Kind): Record<string, string> {
  const tables = new Set<string>();
  const add = (one: Kind): void => {
    if (tables.has(one.table)) return;
    tables.add(one.table);
    const pointedAt = one.columns.flatMap(({ refersTo, names }) => refersTo?.table ?? names?.table ?? []);
    for (const other of allKinds) if (pointedAt.includes(other.table)) add(other);
  };
  if (kind) add(kind);
  const names = new Set(allKinds.filter(({ table }) => tables.has(table)).map((one) => `${one.kind}.csv`));
  return Object.fromEntries(
    Object.entries(WHOLE_SHOP).filter(([name]) => names.has(name) || name.startsWith('files/')),
  );
}
