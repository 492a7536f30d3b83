// The 3D model of one figure in the office: given, replaced, its nodes told which items they are, removed (product §8; §5 3D manuals).
import { useSearch } from '@tanstack/react-router';
import { PenTool } from 'lucide-react';
import { useState } from 'react';
import { figureHref } from '../../../../client/address/figure-href.rules.ts';
import { useDeskList } from '../../../../client/desk-list.ts';
import { TextLink } from '../../../../ui/anchor.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../../ui/overlays/toasts.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { OfficePage } from '../../../../ui/tables/office-page.tsx';
import { ModelField } from '../../../uploads/index.ts';
import { type ModelToEdit, useDeskModel, useRemoveModel, useSaveModel } from './model-desk.data.ts';
import { useTexts } from './model-desk.texts.ts';
import { ModelNodes } from './model-nodes.tsx';

export function ModelDeskScreen() {
  const t = useTexts();
  const { figureId } = useSearch({ from: '/office/model3d' });
  const model = useDeskModel(figureId);
  const title = model.data ? `${model.data.code} ${model.data.name}` : t('model3d');
  const { words, meaningOf } = useDeskList({ title, lead: t('modelLead'), failed: t('failed') });
  return (
    <OfficePage asked={model} words={words} meaningOf={meaningOf}>
      {(data) => <Editor model={data} />}
    </OfficePage>
  );
}

function Editor({ model }: { model: ModelToEdit }) {
  const t = useTexts();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="flex flex-wrap gap-x-4">
        <TextLink href="/office/models3d" className="inline-flex min-h-control-small items-center">
          {t('allModels')}
        </TextLink>
        {model.file !== null && (
          <TextLink
            href={figureHref({ figureId: model.figureId }, '3d')}
            className="inline-flex min-h-control-small items-center"
          >
            {t('asSeen')}
          </TextLink>
        )}
      </p>
      {model.isDrawn && (
        <Notice tone="plain" icon={<PenTool aria-hidden="true" />} title={t('drawn')} text={t('drawnText')} />
      )}
      {/* Another revision is another work. */}
      {model.file !== null && !model.isDrawn && <ModelNodes key={model.revision} model={model} />}
      <div className="max-w-xl">
        <GiveModel model={model} />
      </div>
      {model.file !== null && <Remove model={model} />}
    </div>
  );
}

function GiveModel({ model: { figureId, revision, file } }: { model: ModelToEdit }) {
  const t = useTexts();
  const save = useSaveModel();
  return (
    <ModelField
      label={t(file === null ? 'give' : 'replace')}
      help={t(save.isPending ? 'sending' : 'giveHelp')}
      value={[]}
      onChange={([sent]) =>
        sent &&
        save.mutate({ figureId, revision, fileId: sent.fileId }, { onSuccess: () => showToast({ text: t('given') }) })
      }
    />
  );
}

function Remove({ model: { figureId, revision, code } }: { model: ModelToEdit }) {
  const t = useTexts();
  const remove = useRemoveModel();
  const [isAsking, setAsking] = useState(false);
  const confirm = () =>
    remove.mutate(
      { figureId, revision },
      { onSuccess: () => showToast({ text: t('removed') }), onSettled: () => setAsking(false) },
    );
  return (
    <div className="border-line border-t pt-4">
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDangerous
        title={t('removeAsk', { code })}
        description={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('keep')}
        isBusy={remove.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
