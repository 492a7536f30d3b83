// What the tables of the import demand beyond the form of a cell, in words for whoever mends the file (docs/import-format.md).

/** What to write instead, and in which columns of the file; without these the ones that the rule itself speaks of. */
export type CheckWords = { expected: string; columns?: readonly string[] };

const LATER = 'a last day after the first';
const READABLE = 'a code with a letter or a digit in it';

/** By name of the constraint; those that the form of a cell keeps already are not here. */
const WORDS: Record<string, CheckWords> = {
  parts_check: { expected: 'an offline date on or after the release date' },
  parts_code_norm_check: { expected: READABLE, columns: ['code'] },
  part_aliases_code_norm_check: { expected: READABLE, columns: ['code'] },
  customer_part_codes_code_norm_check: { expected: READABLE, columns: ['code'] },
  part_relations_check: { expected: 'another part than the row’s own', columns: ['related_part'] },
  supersessions_check: { expected: 'another part than the one replaced', columns: ['successor'] },
  supersessions_successor_code_check: { expected: 'a part code of at most 64 characters', columns: ['successor'] },
  exchange_rates_rate_check: { expected: 'a rate above 0' },
  price_lists_one_base: { expected: 'one base list for each currency', columns: ['is_base'] },
  company_price_lists_check: { expected: LATER },
  prices_check: { expected: LATER },
  stock_levels_reserved_on_hand: { expected: 'at least as many pieces as are set aside for orders' },
  inbound_deliveries_promised_quantity: { expected: 'at least as many pieces as are promised to orders' },
  freight_zones_check: { expected: 'no more days at least than at most' },
  model_variants_check: { expected: 'a last year that is not before the first' },
  machines_serial_norm_check: { expected: 'a serial number with letters or digits', columns: ['serial_number'] },
  illustrations_check: { expected: 'either a recipe or a file, one of the two', columns: ['recipe', 'file'] },
  illustrations_check1: { expected: 'parameters only beside a recipe' },
  hotspots_check: { expected: 'a node where the shape is node, and only there' },
  hotspots_check1: { expected: 'an outline where the shape is outline, and only there' },
  hotspots_check2: { expected: 'x and y of a callout or a box' },
  hotspots_check3: { expected: 'width and height of a box' },
  hotspots_width_check: { expected: 'a width above 0' },
  hotspots_height_check: { expected: 'a height above 0' },
  notices_check: { expected: 'an end after the release' },
  banners_check: { expected: 'an end after the beginning' },
  recommendations_shown: { expected: 'an end after the beginning' },
  shop_links_shown: { expected: 'an end after the beginning' },
};

/** The words of a constraint; undefined where nobody has thought of any. */
export const wordsOf = (constraint: string): CheckWords | undefined => WORDS[constraint];
