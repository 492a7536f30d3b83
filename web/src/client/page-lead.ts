// What a page is about, before its title: of five tabs each is told by the code or machine it shows (spec §2: page title).
import { useEffect } from 'react';
import { makeStore, type Store } from './stored/store.ts';

/** The code, name or number the page on screen is about; undefined where its title says enough. */
export const pageLead: Store<string | undefined> = makeStore<string | undefined>(undefined);

/** Names what the page is about for as long as it stands. */
export function usePageLead(lead: string): void {
  useEffect(() => {
    pageLead.set(lead);
    return () => pageLead.set(undefined);
  }, [lead]);
}
