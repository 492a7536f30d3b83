// A page for everybody (spec §2: about, privacy, terms): its text, and at the desk its headings beside it.
import { htmlLangOf, type PageName } from '@outrigger/contract';
import { useRouterState } from '@tanstack/react-router';
import { useLanguage } from '../../client/texts.ts';
import { PageHtml, placeOf, readPage, wordsOf } from '../../ui/text/page-html.tsx';
import { PageFrame } from './page-frame.tsx';
import type { ShopPage } from './pages.data.ts';
import { useTexts } from './pages.texts.ts';

const PAGE_AT: Record<string, PageName> = { '/about': 'about', '/privacy': 'privacy', '/terms': 'terms' };
/** Fewer headings are seen at a glance. */
const MANY = 6;

export function PageScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const page = PAGE_AT[path] ?? 'about';
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6">
      <PageFrame key={page} page={page} hasVersion={page !== 'about'}>
        {(found) => <Text page={found} />}
      </PageFrame>
    </div>
  );
}

function Text({ page }: { page: ShopPage }) {
  const language = useLanguage();
  const headings = readPage(page.body).filter((piece) => typeof piece !== 'string' && piece.mark === 'h2');
  const lang = page.bodyLang ?? htmlLangOf(language);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 desk:grid-cols-[minmax(0,1fr)_16rem]">
      <PageHtml html={page.body} lang={lang} />
      {headings.length >= MANY && <Contents headings={headings} lang={lang} />}
    </div>
  );
}

function Contents({ headings, lang }: { headings: ReturnType<typeof readPage>; lang: string }) {
  const t = useTexts();
  return (
    <nav
      aria-label={t('contents')}
      className="hidden border-line border-s ps-4 text-14 desk:sticky desk:top-20 desk:block print:hidden"
    >
      <ul lang={lang}>
        {headings.map((heading) => (
          <li key={placeOf(heading)}>
            <a
              href={`#${placeOf(heading)}`}
              className="flex min-h-9 items-center rounded-inner px-2 text-ink-soft hover:bg-hover hover:text-ink"
            >
              {wordsOf(heading)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
