// Listens for the shortcuts of design.md outside fields and dialogs; who is disturbed by single keys can switch them off.
import { useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { session } from '../../client/session/session.ts';
import { makeStore, useStore } from '../../client/stored/store.ts';
import { storedEntry } from '../../client/stored/stored.ts';
import { isForTyping } from '../../ui/fields/is-for-typing.ts';
import { reloadScreen } from '../screen-reload.ts';
import { wantSearch } from '../../client/search-wanted.ts';
import { menuFor } from './menu-entries.ts';
import { FILTER, isWayOn, pressOnPage, WAY_ON } from './page-keys.ts';
import { type Meaning, meaningOf } from './shortcuts.rules.ts';
import { lazyPiece } from '../chunks.ts';

const ShortcutList = lazyPiece(async () => (await import('./shortcut-list.tsx')).ShortcutList);
const offEntry = storedEntry<boolean>({
  name: 'shortcuts-off',
  owner: 'device',
  parse: (content) => (typeof content === 'boolean' ? content : undefined),
});
const areOff = makeStore(offEntry.read() ?? false);

function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return true;
  return isForTyping(event);
}

export function Shortcuts() {
  const router = useRouter();
  const isOff = useStore(areOff);
  const [isListed, setListed] = useState(false);
  useEffect(() => {
    let startedAt: number | undefined;
    const act = (meaning: Meaning) => {
      if (meaning.kind === 'search') wantSearch();
      else if (meaning.kind === 'filter') pressOnPage(FILTER);
      else if (meaning.kind === 'list') setListed(true);
      else if (meaning.kind === 'reload') void reloadScreen();
      else if (meaning.kind === 'go') void router.navigate({ to: meaning.path });
    };
    const press = (event: KeyboardEvent) => {
      if (isWayOn(event)) {
        if (pressOnPage(WAY_ON)) event.preventDefault();
        return;
      }
      if (isTaken(event) || (isOff && event.key !== '?')) return;
      const meaning = meaningOf(event.key, startedAt, Date.now());
      startedAt = meaning.kind === 'start' ? Date.now() : undefined;
      if (meaning.kind === 'nothing' || meaning.kind === 'start') return;
      if (meaning.kind === 'go' && menuFor([meaning.path], session.get()?.user).length === 0) return;
      event.preventDefault();
      act(meaning);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [router, isOff]);
  if (!isListed) return null;
  const turn = (isOn: boolean) => {
    areOff.set(!isOn);
    offEntry.write(!isOn);
  };
  return (
    <Suspense>
      <ShortcutList isOn={!isOff} onTurn={turn} onClose={() => setListed(false)} />
    </Suspense>
  );
}
