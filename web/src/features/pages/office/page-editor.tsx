// Writes the draft of a page: its texts side by side, how it will look, and from when on it stands in the shop.
import type { PageName, PageVersionTexts } from '@outrigger/contract';
import { useState } from 'react';
import { UnsavedWork } from '../../../client/unsaved-work.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { fieldsOf, isSame, type PageFields } from './page-fields.rules.ts';
import { PagePreview } from './page-preview.tsx';
import { PageTexts } from './page-texts.tsx';
import { PublishPage } from './publish-page.tsx';
import { useTexts } from './pages-desk.texts.ts';

type EditorProps = {
  page: PageName;
  base: PageVersionTexts | undefined;
  /** Of the draft that is kept, where there is one. */
  draftId: number | undefined;
  /** The draft is published or thrown away. */
  onDone: () => void;
};

/** A version is called by its day, unless somebody knows better. */
const today = (): string => new Date().toISOString().slice(0, 10);

export function PageEditor({ page, base, draftId, onDone }: EditorProps) {
  const t = useTexts();
  const [kept, setKept] = useState(() => fieldsOf(base, today()));
  const [fields, setFields] = useState(kept);
  const [view, setView] = useState('write');
  const isChanged = !isSame(fields, kept);
  const change = (next: Partial<PageFields>) => setFields((before) => ({ ...before, ...next }));
  const onKept = (sent: PageFields, answer: PageFields) => {
    setKept(answer);
    // What was typed meanwhile stays.
    setFields((now) => (isSame(now, sent) ? answer : now));
  };
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CardHead title={t('draft')} text={t(draftId === undefined ? 'noDraftYet' : 'draftText')} />
      <Tabs
        label={t('views')}
        items={[
          { value: 'write', label: t('write') },
          { value: 'preview', label: t('preview') },
        ]}
        value={view}
        onChange={setView}
      >
        {view === 'write' ? (
          <PageTexts fields={fields} change={change} />
        ) : (
          <PagePreview page={page} name={fields.name} body={fields.body} />
        )}
      </Tabs>
      <PublishPage {...{ page, fields, isChanged, draftId, onKept, onDone }} />
      <UnsavedWork isUnsaved={isChanged} />
    </Card>
  );
}
