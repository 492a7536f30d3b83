// How a notice will look, its HTML cleaned by the server as readers get it.
import { htmlLangOf } from '@outrigger/contract';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { useDeferredValue } from 'react';
import { useCall } from '../../../client/api/use-call.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { PageHtml } from '../../../ui/text/page-html.tsx';
import { useTexts } from './notice-desk.texts.ts';
import type { NoticeFields } from './notice-fields.ts';

export function NoticePreview({ fields }: { fields: NoticeFields }) {
  const t = useTexts();
  const language = useLanguage();
  const shown = fields.bodies[language].trim() === '' ? 'en' : language;
  const html = useDeferredValue(fields.bodies[shown]);
  const { data } = useCall(pageCalls.previewText, { html }, { enabled: html.trim() !== '', keepPrevious: true });
  return (
    <Disclosure title={t('preview')} isOpenAtFirst>
      <div className="grid gap-3 rounded-box border border-line bg-surface p-5 text-ink" lang={htmlLangOf(shown)}>
        <p className="font-semibold text-20">{fields.names[shown] || fields.names.en || t('noName')}</p>
        <PageHtml html={html.trim() === '' ? '' : (data?.html ?? '')} lang={htmlLangOf(shown)} />
      </div>
    </Disclosure>
  );
}
