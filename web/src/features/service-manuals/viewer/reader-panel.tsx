// Beside the pages: table of contents, small pages, places found, parts of the page; a sheet on the phone (product §5 Service manuals).
import { useState } from 'react';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import { useTexts } from '../service-manuals.texts.ts';
import { FoundList } from './found-list.tsx';
import type { OpenBook } from './open-book.ts';
import { OutlineList } from './outline-list.tsx';
import { PagePartsList } from './page-parts-list.tsx';
import type { Finding } from './reader-state.ts';
import { SmallPages } from './small-pages.tsx';
import type { Manual } from '../service-manuals.data.ts';

export type ReaderPanelProps = {
  manual: Manual;
  book: OpenBook;
  page: number;
  finding: Finding;
  onGo: (page: number) => void;
};

type Tab = 'contents' | 'pages' | 'found' | 'parts';

export function ReaderPanel({ manual, book, page, finding, onGo }: ReaderPanelProps) {
  const t = useTexts();
  const [chosen, setChosen] = useState<Tab>();
  const tabs: readonly { value: Tab; label: string; count?: number }[] = [
    ...(manual.outline.length > 0 ? [{ value: 'contents' as const, label: t('contents') }] : []),
    { value: 'pages', label: t('smallPages') },
    ...(finding.keyword ? [{ value: 'found' as const, label: t('found'), count: finding.matches }] : []),
    { value: 'parts', label: t('parts') },
  ];
  const first = finding.keyword ? 'found' : (tabs[0]?.value ?? 'pages');
  const value = tabs.some((one) => one.value === chosen) && chosen ? chosen : first;
  return (
    <Tabs label={t('panel')} items={tabs} value={value} onChange={(next) => setChosen(next as Tab)}>
      {value === 'contents' && <OutlineList outline={manual.outline} page={page} onGo={onGo} />}
      {value === 'pages' && <SmallPages book={book} page={page} onGo={onGo} />}
      {value === 'found' && <FoundList finding={finding} />}
      {value === 'parts' && <PagePartsList manualId={manual.manualId} page={page} />}
    </Tabs>
  );
}
