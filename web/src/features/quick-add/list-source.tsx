// Where rows come from besides the keyboard: a pasted list, a file, and the template to fill in (spec §2 Cart: import from file).
import { Download, TriangleAlert } from 'lucide-react';
import { type ClipboardEvent, useState } from 'react';
import { saveFile } from '../../client/api/files.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useLanguage } from '../../client/texts.ts';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/fields/file-drop.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useTexts } from './quick-add.texts.ts';
import { templateOf } from './rows.rules.ts';
import type { ReadLists } from './use-read-lists.ts';

const KINDS = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.ods';

export function ListSource({ reading }: { reading: ReadLists }) {
  const t = useTexts();
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 desk:grid-cols-2">
        <PasteBox reading={reading} />
        <div className="grid content-start gap-2">
          <FileDrop
            label={t('fileLabel')}
            text={reading.readingFile === null ? t('fileText') : t('reading', { name: reading.readingFile })}
            chooseLabel={t('chooseFile')}
            accept={KINDS}
            onFiles={([file]) => void (file && reading.readFile(file))}
          />
          <Template />
        </div>
      </div>
      {reading.error !== null && <NotRead error={reading.error} />}
    </div>
  );
}

function PasteBox({ reading }: { reading: ReadLists }) {
  const t = useTexts();
  const [text, setText] = useState('');
  const read = async (list: string) => {
    if (list.trim() !== '' && (await reading.readPaste(list))) setText('');
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain');
    // Into an empty field: the list is read at once. Else it belongs to what is being written there.
    if (text === '' && pasted.includes('\n')) {
      event.preventDefault();
      setText(pasted);
      void read(pasted);
    }
  };
  return (
    <div className="grid content-start justify-items-start gap-2">
      <TextAreaField
        label={t('pasteLabel')}
        help={t('pasteHelp')}
        className="w-full"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
      />
      {text !== '' && (
        <Button isBusy={reading.isReadingText} onClick={() => void read(text)}>
          {t('readRows')}
        </Button>
      )}
    </div>
  );
}

function Template() {
  const t = useTexts();
  const language = useLanguage();
  const save = () => {
    // Where a comma parts cents, spreadsheets part columns by a semicolon.
    const separator = language === 'en' || language === 'zh' ? ',' : ';';
    const text = templateOf([t('code'), t('quantity'), t('note')], separator);
    saveFile({ blob: new Blob([text], { type: 'text/csv;charset=utf-8' }), name: `${t('templateName')}.csv` });
  };
  return (
    <Button
      kind="quiet"
      size="small"
      className="justify-self-start"
      icon={<Download aria-hidden="true" />}
      onClick={save}
    >
      {t('template')}
    </Button>
  );
}

/** Why a list could not be read; what was pasted stays in its field. */
function NotRead({ error }: { error: unknown }) {
  const t = useTexts();
  const say = useFailureWords();
  const icon = <TriangleAlert aria-hidden="true" />;
  return <Notice role="alert" tone="bad" icon={icon} title={t('readFailed')} text={say(error).text} />;
}
