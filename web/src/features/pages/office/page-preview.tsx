// A version of a page as visitors will see it, in one language after the other.
import { type FiveTexts, htmlLangOf, type Language, type PageName, shownIn } from '@outrigger/contract';
import { useLanguage } from '../../../client/texts.ts';
import { PreviewIn } from '../../../ui/layout/preview-in.tsx';
import { PageHtml } from '../../../ui/text/page-html.tsx';
import { HelpSubjects } from '../help-subjects.tsx';
import { Framed } from './framed.tsx';
import { usePreview } from './pages-desk.data.ts';
import { useTexts } from './pages-desk.texts.ts';

type PreviewProps = { page: PageName; name: FiveTexts; body: FiveTexts };

export function PagePreview({ page, name, body }: PreviewProps) {
  const t = useTexts();
  return (
    <PreviewIn own={useLanguage()} label={t('previewIn')}>
      {(language) => (
        <Previewed page={page} name={shownIn(name, language)} body={shownIn(body, language)} of={language} />
      )}
    </PreviewIn>
  );
}

type Shown = ReturnType<typeof shownIn>;
type PreviewedProps = { page: PageName; name: Shown; body: Shown; of: Language };

function Previewed({ page, name, body, of }: PreviewedProps) {
  const t = useTexts();
  return (
    <>
      {body.language !== of && <p className="text-14 text-ink-soft">{t('inEnglish')}</p>}
      <article className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-box border border-line bg-ground p-4 sm:p-6">
        <p lang={htmlLangOf(name.language)} className="font-semibold text-28">
          {name.text}
        </p>
        <Body page={page} html={body.text} lang={htmlLangOf(body.language)} />
      </article>
    </>
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
