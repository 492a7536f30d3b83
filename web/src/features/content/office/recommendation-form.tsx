// A part that the start page puts forward.
import type { DeskRecommendation } from '@outrigger/contract';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { useSaveRecommendation } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';
import { ContentEditor, type FormOf, useFields } from './content-editor.tsx';
import { RecommendedPreview } from './recommended-preview.tsx';
import { WhenPart } from './when-part.tsx';
import { isPlace, whenGiven, whenOf } from './when-shown.ts';

export function RecommendationForm({ one }: FormOf<DeskRecommendation>) {
  const t = useTexts();
  const save = useSaveRecommendation();
  const { fields, change, isChanged } = useFields(() => ({ code: one?.code ?? '', ...whenOf(one) }));
  return (
    <ContentEditor
      kind="recommendations"
      isReady={fields.code.trim() !== '' && isPlace(fields.position)}
      missing={t('codeMissing')}
      removal={one && { kind: 'recommendation', id: one.id }}
      save={save}
      preview={<RecommendedPreview code={fields.code} />}
      isChanged={isChanged}
      onSave={() => save.mutate({ code: fields.code, ...whenGiven(fields) })}
    >
      <Card>
        <CardHead title={one ? one.name : t('what')} />
        <TextField
          className="max-w-sm"
          label={t('code')}
          help={t('codeHelp')}
          maxLength={64}
          readOnly={one !== undefined}
          value={fields.code}
          onChange={(event) => change({ code: event.target.value })}
        />
      </Card>
      <WhenPart fields={fields} change={change} />
    </ContentEditor>
  );
}
