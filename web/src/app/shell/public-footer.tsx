// The foot of every page: the public routes of spec §2.

import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { useTitles } from '../titles.ts';

const LINKS = ['help', 'contact', 'tools', 'about', 'terms', 'privacy', 'cookies'] as const;
const useTexts = textsOf<keyof typeof en>('app');

export function PublicFooter() {
  const t = useTexts();
  const titles = useTitles();
  return (
    <footer className="border-line border-t px-4 py-3 text-14">
      <nav aria-label={t('footer')}>
        <ul className="flex flex-wrap justify-center gap-x-2">
          {LINKS.map((name) => (
            <li key={name}>
              <Anchor
                href={`/${name}`}
                className="inline-flex min-h-11 items-center rounded-inner px-2 text-ink-soft hover:text-ink hover:underline"
              >
                {titles(name)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
