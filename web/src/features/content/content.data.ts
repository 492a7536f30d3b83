// Whom to reach, and where help and tutorials are (spec §7 Banners, Notices and services).
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { useCall } from '../../client/api/use-call.ts';

/** Whom to reach where, the own region first. */
export const useRegionContacts = () => useCall(contentCalls.regionContact, {}).data?.contacts ?? [];

/** Links to help and to tutorials, in the parts desk's order. */
export function useHelpLinks() {
  const tutorials = useCall(contentCalls.tutorialLink, {}).data?.links ?? [];
  const help = useCall(contentCalls.helpLink, {}).data?.links ?? [];
  return [...tutorials, ...help];
}
