// Service tools: the list with the day of each one's last change, and the inquiry form (spec §2 Service tools).
import { Card } from '../../ui/layout/card.tsx';
import { InquiryForm } from './inquiry-form.tsx';
import { useTexts } from './service-tools.texts.ts';
import { ToolList } from './tool-list.tsx';

export function ToolsScreen() {
  const t = useTexts();
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-2">
        <section aria-labelledby="tools" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="tools" className="font-semibold text-20">
            {t('tools')}
          </h2>
          <ToolList />
        </section>
        <section aria-labelledby="inquiry" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <h2 id="inquiry" className="font-semibold text-20">
            {t('inquiry')}
          </h2>
          <Card>
            <InquiryForm />
          </Card>
        </section>
      </div>
    </div>
  );
}
