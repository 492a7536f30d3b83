// The list of keyboard shortcuts behind `?`, with the switch that turns single keys off.
import { useState } from 'react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Keys } from '../../ui/overlays/key-hints.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { useTitles } from '../titles.ts';
import { menuFor } from './menu-entries.ts';
import { keysOfPage } from './page-keys.ts';
import { GO } from './shortcuts.rules.ts';

const useTexts = textsOf<keyof typeof en>('app');

type ShortcutListProps = { isOn: boolean; onTurn: (isOn: boolean) => void; onClose: () => void };

export function ShortcutList({ isOn, onTurn, onClose }: ShortcutListProps) {
  const t = useTexts();
  const titles = useTitles();
  // Read before this list stands before the page.
  const [ofPage] = useState(() => keysOfPage().map(hintOf));
  const general = [
    { keys: ['/'], text: t('shortcutSearch') },
    { keys: ['r'], text: t('shortcutReload') },
    { keys: ['?'], text: t('shortcutList') },
    ...ofPage,
  ];
  const user = useStore(session)?.user;
  const places = Object.entries(GO).flatMap(([letter, path]) =>
    menuFor([path], user).map(({ title }) => ({ keys: ['g', letter], text: titles(title) })),
  );
  return (
    <Dialog isOpen onClose={onClose} title={t('shortcuts')} closeLabel={t('close')}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <KeyGroup title={t('shortcutsGeneral')} hints={general} />
        <KeyGroup title={t('shortcutsGo')} hints={places} />
      </div>
      <div className="pt-6">
        <Switch label={t('shortcutsOn')} checked={isOn} onChange={(event) => onTurn(event.target.checked)} />
      </div>
    </Dialog>
  );
}

/** What a page gives a key to says itself what it is. */
const hintOf = (own: HTMLElement): { keys: string[]; text: string } => ({
  keys: [(own.getAttribute('aria-keyshortcuts') ?? '').replace('Control', 'Ctrl')],
  text: own.getAttribute('aria-label') ?? own.textContent ?? '',
});

function KeyGroup({ title, hints }: { title: string; hints: { keys: string[]; text: string }[] }) {
  return (
    <section aria-label={title}>
      <h3 className="pb-1 font-semibold text-14 text-ink-soft">{title}</h3>
      <dl>
        {hints.map((hint) => (
          <div
            key={hint.text}
            className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-b-0"
          >
            <dt>{hint.text}</dt>
            <dd>
              <Keys keys={hint.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
