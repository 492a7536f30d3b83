// A version of a page as visitors will see it, in one language after the other.
import { type FiveTexts, htmlLangOf, type Language, LANGUAGES, type PageName } from '@outrigger/contract';
import { useState } from 'react';
import { useLanguage } from '../../../client/texts.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { ownNameOf } from '../../../ui/layout/side-by-side.tsx';
import { PageHtml } from '../../../ui/text/page-html.tsx';
import { HelpSubjects } from '../help-subjects.tsx';
import { Framed } from './framed.tsx';
import { usePreview } from './pages-desk.data.ts';
import { useTexts } from './pages-desk.texts.ts';

type PreviewProps = { page: PageName; name: FiveTexts; body: FiveTexts };

export function PagePreview({ page, name, body }: PreviewProps) {
  const t = useTexts();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const used = (texts: FiveTexts): Language => (texts[language].trim() === '' ? 'en' : language);
  const [nameIn, bodyIn] = [used(name), used(body)];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="pb-1.5 font-medium text-14">{t('previewIn')}</legend>
        {LANGUAGES.map((one) => (
          <button
            key={one}
            type="button"
            lang={htmlLangOf(one)}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
            className={buttonLook(one === language ? 'secondary' : 'quiet')}
          >
            {ownNameOf(one)}
          </button>
        ))}
      </fieldset>
      {bodyIn !== language && <p className="text-14 text-ink-soft">{t('inEnglish')}</p>}
      <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-box border border-line bg-ground p-4 sm:p-6">
        <p lang={htmlLangOf(nameIn)} className="font-semibold text-28">
          {name[nameIn]}
        </p>
        <Body page={page} html={body[bodyIn]} lang={htmlLangOf(bodyIn)} />
      </article>
    </div>
  );
}

function Body({ page, html, lang }: { page: PageName; html: string; lang: string }) {
  const asked = usePreview(html);
  const clean = html.trim() === '' ? '' : asked.data?.html;
  return (
    <Framed asked={asked}>
      {clean !== undefined &&
        (page === 'help' ? <HelpSubjects html={clean} lang={lang} /> : <PageHtml html={clean} lang={lang} />)}
    </Framed>
  );
}
