// The facts of a manual, the models it applies to and its file, saved together (product §8 manuals).
import { LANGUAGES } from '@outrigger/contract';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { TriangleAlert } from 'lucide-react';
import { PdfField, type UploadedFile, useAllSent } from '../../uploads/index.ts';
import { KINDS, type ManualToEdit, useSaveManual } from './manual-desk.data.ts';
import { useTexts } from './manual-desk.texts.ts';
import { ManualFacts } from './manual-facts.tsx';
import { ManualModels } from './manual-models.tsx';
import { useManualForm } from './use-manual-form.ts';

export function ManualForm({ manual }: { manual: ManualToEdit | null }) {
  const t = useTexts();
  const say = useFailureWords();
  const navigate = useNavigate();
  const save = useSaveManual();
  const form = useManualForm(manual);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const sent = useAllSent();
  const [wasSent, setSent] = useState(false);
  const [models, setModels] = useState(() => new Set(manual?.models.map(({ variantId }) => variantId)));
  const isFileMissing = !manual && files.length === 0;
  const send = form.submit(({ code, language, kind, revision, publishedOn, ...titles }) => {
    if (!sent.mayGo() || isFileMissing) return;
    save.mutate(
      {
        ...(manual && { manualId: manual.manualId }),
        code: code.trim(),
        language: LANGUAGES.find((one) => one === language) ?? 'en',
        kind: KINDS.find((one) => one === kind) ?? 'service',
        titles: {
          en: titles.en,
          es: titles.es || null,
          pt: titles.pt || null,
          fa: titles.fa || null,
          zh: titles.zh || null,
        },
        revision: revision || null,
        publishedOn: publishedOn || null,
        variantIds: [...models],
        fileId: files[0]?.fileId ?? null,
      },
      {
        onSuccess: ({ manualId }) => {
          showToast({ text: t('saved') });
          if (!manual) void navigate({ href: `/office/manual?id=${manualId.toString()}`, replace: true });
        },
      },
    );
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    setSent(true);
    send(event);
  };
  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-x-8 gap-y-5 desk:grid-cols-2">
      <div className="grid gap-4">
        <PdfField
          label={t(manual ? 'newFile' : 'file')}
          {...(manual && { help: t('newFileHelp') })}
          {...(wasSent && isFileMissing && { error: t(sent.isSending ? 'waitForFile' : 'fileMissing') })}
          value={files}
          onChange={setFiles}
          {...sent.field}
        />
        <ManualFacts form={form} />
      </div>
      <ManualModels manual={manual} chosen={models} onChange={setModels} />
      <div className="grid justify-items-start gap-3 desk:col-span-2">
        {save.error && (
          <Notice
            role="alert"
            tone="bad"
            icon={<TriangleAlert aria-hidden="true" />}
            title={t('notSaved')}
            text={say(save.error).text}
          />
        )}
        <Button kind="primary" size="large" type="submit" isBusy={save.isPending} disabled={sent.isSending}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
