// The foot of every page: the public routes of spec §2 that are built.

import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { Anchor } from '../../ui/anchor.tsx';
import { rowOf } from '../rows.ts';
import { useTitles } from '../titles.ts';

/** What a visitor finds at the foot, in this order. */
export const FOOTER = [
  '/help',
  '/contact',
  '/tools',
  '/about',
  '/newsletter',
  '/terms',
  '/privacy',
  '/cookies',
] as const;
const useTexts = textsOf<keyof typeof en>('app');

export function PublicFooter() {
  const t = useTexts();
  const titles = useTitles();
  const rows = FOOTER.flatMap((path) => rowOf(path) ?? []);
  if (rows.length === 0) return null;
  return (
    <footer className="border-line border-t px-4 py-3 text-14">
      <nav aria-label={t('footer')}>
        <ul className="flex flex-wrap justify-center gap-x-2">
          {rows.map(({ path, title }) => (
            <li key={path}>
              <Anchor
                href={path}
                className="inline-flex min-h-11 items-center rounded-inner px-2 text-ink-soft hover:text-ink hover:underline"
              >
                {titles(title)}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
