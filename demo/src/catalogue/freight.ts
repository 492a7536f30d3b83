// Where the demo shop ships to and what it costs: zones, their countries, weight steps (product §7: freight).

/** Zones with a factor on the rates; countries that stand in none cannot be shipped to. */
export const FREIGHT_ZONES = [
  { code: 'NA', name: 'North America', factor: 1, countries: 'US CA MX PR' },
  {
    code: 'EU',
    name: 'Europe',
    factor: 1.05,
    countries:
      'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK AL BA ME MK RS SM AD GI',
  },
  {
    code: 'SA',
    name: 'Central and South America',
    factor: 1.35,
    countries: 'AR BO BR CL CO CR DO EC GT GY HN JM NI PA PE PY SR SV TT UY BZ BS BB',
  },
  {
    code: 'AP',
    name: 'Asia and Pacific',
    factor: 1.2,
    countries: 'AU BN CN FJ HK ID IN JP KH KR LA LK MO MY MN NC NZ PF PG PH SG TH TW VN BD NP MV',
  },
  {
    code: 'ME',
    name: 'Middle East and Africa',
    factor: 1.5,
    countries: 'AE BH DZ EG GH IL JO KE KW MA MU MZ NA NG OM QA SA SN TN TR TZ UG ZA ZM BW CI CM AO KZ UZ GE AM AZ',
  },
] as const;

/** Weight steps in grams and US dollars; the last one goes on by the kilogram. */
export const FREIGHT_RATES: readonly { upTo: number; usd: number; extra?: number }[] = [
  { upTo: 500, usd: 19.5 },
  { upTo: 2_000, usd: 27 },
  { upTo: 5_000, usd: 39 },
  { upTo: 10_000, usd: 58 },
  { upTo: 20_000, usd: 89 },
  { upTo: 30_000, usd: 118 },
  { upTo: 70_000, usd: 196 },
  { upTo: 150_000, usd: 318 },
  { upTo: 500_000, usd: 690, extra: 1.15 },
];
