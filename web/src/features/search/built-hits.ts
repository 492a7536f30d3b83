// Leaves out of what was found that which opens on a page that is not built yet, with its group.
import { leadsOn } from '../../client/address/built-pages.ts';
import { hrefOfHit } from './search.rules.ts';
import type { Found, Group, Hit } from './search.data.ts';

/** Whether something found can be opened. */
export const opens = (hit: Hit): boolean => leadsOn(hrefOfHit(hit));

/** Whether what a group holds can be opened; all its brochures open on one page. */
export const isOpenGroup = (group: Group): boolean => group !== 'brochures' || leadsOn('/manual/service');

/** What was found and can be opened. */
export const openHits = (found: Found): Found => ({
  ...found,
  groups: found.groups.filter(({ group }) => isOpenGroup(group)),
  items: found.items.filter(opens),
});
