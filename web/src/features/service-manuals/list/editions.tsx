// The languages of a book, each the way to it; names of languages are written in themselves.
import { htmlLangOf } from '@outrigger/contract';
import type { ManualPlace } from '../../../client/address/figure-href.rules.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import type { Book } from '../service-manuals.data.ts';
import { manualHref } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';

const NAMES: Readonly<Record<Book['editions'][number]['language'], string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
  fa: 'Français',
  zh: '中文',
};

type EditionsProps = { editions: Book['editions']; from: ManualPlace; present?: number };

export function Editions({ editions, from, present }: EditionsProps) {
  const t = useTexts();
  return (
    <ul aria-label={t('languages')} className="flex flex-wrap gap-x-1">
      {editions.map(({ manualId, language }) => (
        <li key={manualId}>
          <Anchor
            href={manualHref(manualId, from)}
            lang={htmlLangOf(language)}
            hrefLang={htmlLangOf(language)}
            aria-current={manualId === present ? 'page' : undefined}
            className="inline-flex min-h-control items-center rounded-inner px-2 text-14 underline decoration-line-strong underline-offset-[3px] hover:bg-hover aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {NAMES[language]}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
