// How a notice will look, its HTML cleaned by the server as readers get it.
import { htmlLangOf, shownIn } from '@outrigger/contract';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { useDeferredValue } from 'react';
import { useCall } from '../../../client/api/use-call.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PreviewIn } from '../../../ui/layout/preview-in.tsx';
import { PageHtml } from '../../../ui/text/page-html.tsx';
import { useTexts } from './notice-desk.texts.ts';
import type { NoticeFields } from './notice-fields.ts';

export function NoticePreview({ fields: { names, bodies } }: { fields: NoticeFields }) {
  const t = useTexts();
  return (
    <Disclosure title={t('preview')} isOpenAtFirst>
      <PreviewIn own={useLanguage()} label={t('previewIn')}>
        {(language) => <Previewed name={shownIn(names, language)} body={shownIn(bodies, language)} />}
      </PreviewIn>
    </Disclosure>
  );
}

type Shown = ReturnType<typeof shownIn>;

function Previewed({ name, body }: { name: Shown; body: Shown }) {
  const t = useTexts();
  const html = useDeferredValue(body.text);
  const { data } = useCall(pageCalls.previewText, { html }, { enabled: html.trim() !== '', keepPrevious: true });
  return (
    <div className="grid gap-3 rounded-box border border-line bg-surface p-5 text-ink">
      <p lang={htmlLangOf(name.language)} className="font-semibold text-20">
        {name.text || t('noName')}
      </p>
      <PageHtml html={html.trim() === '' ? '' : (data?.html ?? '')} lang={htmlLangOf(body.language)} />
    </div>
  );
}
