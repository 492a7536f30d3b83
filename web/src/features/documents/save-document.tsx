// Saves one invoice or credit note as a PDF; packing lists stand on the page of their order (spec §4 invoice).
import { Download } from 'lucide-react';
import { useState } from 'react';
import { announceFailure } from '../../client/api/failure-announcer.ts';
import { useLanguage } from '../../client/texts.ts';
import { Button } from '../../ui/button.tsx';
import { type ListedDocument, saveDocument } from './documents.data.ts';
import { useTexts } from './documents.texts.ts';

export function SaveDocument({ document, isOffice = false }: { document: ListedDocument; isOffice?: boolean }) {
  const t = useTexts();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveDocument(document, isOffice, language).catch(announceFailure);
    setBusy(false);
  };
  return (
    <Button
      size="small"
      isBusy={isBusy}
      aria-label={t('pdfOf', { number: document.documentNo })}
      icon={<Download aria-hidden="true" className="size-4" />}
      onClick={() => void save()}
    >
      PDF
    </Button>
  );
}
