// One service tool to be kept: names and descriptions in five languages, version, day, and its file or page (product §8).
import { type DeskTool, htmlLangOf, type Language, LANGUAGES } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useForm } from '../../../ui/fields/use-form.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { RemoveButton } from '../../../ui/overlays/remove-button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { DocumentField, type UploadedFile, useAllSent } from '../../uploads/index.ts';
import { asGiven, asTyped, checkTool, type ToolField, type ToolProblem } from './tool-fields.rules.ts';
import { ToolPreview } from './tool-preview.tsx';
import { useDeleteTool, useSaveTool } from './tools-desk.data.ts';
import { useTexts } from './tools-desk.texts.ts';

type ToolSheetProps = { tool: DeskTool | undefined; onClose: () => void };

export function ToolSheet({ tool, onClose }: ToolSheetProps) {
  const t = useTexts();
  const say = useFailureWords();
  const save = useSaveTool();
  const [files, setFiles] = useState<readonly UploadedFile[]>(tool?.file ? [tool.file] : []);
  const sent = useAllSent();
  // Of a file that is on its way, or failed, its own field speaks.
  const hasFile = files.length > 0 || !sent.areSent;
  const form = useForm<ToolField, ToolProblem>(asTyped(tool, new Date().toISOString().slice(0, 10)), (typed) =>
    checkTool(typed, hasFile),
  );
  const field = (name: ToolField, label: string) => {
    const problem = form.shown(name);
    return { label, ...form.input(name), ...(problem ? { error: t(problem) } : {}) };
  };
  // What is typed is of the language, its label of the reader's.
  const inOne = (language: Language) => (
    <div key={language} className="grid gap-3">
      <TextField
        lang={htmlLangOf(language)}
        maxLength={200}
        {...field(`name_${language}`, t('nameIn', { language: t(`in_${language}`) }))}
      />
      <TextAreaField
        lang={htmlLangOf(language)}
        rows={3}
        maxLength={4000}
        {...field(`text_${language}`, t('textIn', { language: t(`in_${language}`) }))}
      />
    </div>
  );
  const over = (text: string) => () => {
    showToast({ text });
    onClose();
  };
  const submit = form.submit((values) => {
    if (sent.mayGo())
      save.mutate(asGiven(values, { id: tool?.id, fileId: files[0]?.fileId ?? null }), { onSuccess: over(t('saved')) });
  });
  return (
    <Sheet isOpen onClose={onClose} title={tool ? tool.names.en : t('add')} closeLabel={t('close')}>
      <form noValidate className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit}>
        {inOne('en')}
        <Disclosure title={t('otherLanguages')}>
          <div className="grid gap-4 pt-2">{LANGUAGES.filter((one) => one !== 'en').map(inOne)}</div>
        </Disclosure>
        <TextField maxLength={40} note={t('optional')} {...field('version', t('version'))} />
        <TextField type="date" {...field('updatedOn', t('updated'))} />
        <DocumentField label={t('file')} value={files} onChange={setFiles} most={1} {...sent.field} />
        <TextField maxLength={500} help={t('linkHelp')} {...field('link', t('link'))} />
        <TextField inputMode="numeric" help={t('positionHelp')} {...field('position', t('position'))} />
        <ToolPreview typed={form.values} hasFile={files.length > 0} />
        {save.error && <ErrorState title={t('notSaved')} meaning={say(save.error).text} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" kind="primary" isBusy={save.isPending || sent.isSending}>
            {t('save')}
          </Button>
          {tool && <Remove id={tool.id} onGone={over(t('removed'))} />}
        </div>
      </form>
    </Sheet>
  );
}

function Remove({ id, onGone }: { id: number; onGone: () => void }) {
  const t = useTexts();
  const remove = useDeleteTool();
  return (
    <RemoveButton
      words={{ remove: t('remove'), ask: t('removeAsk'), text: t('removeText'), keep: t('keep') }}
      isBusy={remove.isPending}
      onRemove={(close) => remove.mutate({ id }, { onSuccess: onGone, onSettled: close })}
    />
  );
}
