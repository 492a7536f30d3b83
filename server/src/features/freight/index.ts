// The door of freight: zones and what a consignment costs (product §7 Freight).
export { readZone, zonesOfCountries } from './freight.reads.ts';
export { freightOf, type Load, type Weight, weigh, type Zone } from './freight.rules.ts';
