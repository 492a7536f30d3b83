// The models a manual applies to, by family, narrowed by a word.
import { GroupedChoice } from '../../../ui/fields/grouped-choice.tsx';
import { type ManualToEdit, useModels } from './manual-desk.data.ts';
import { useTexts } from './manual-desk.texts.ts';

type ManualModelsProps = {
  manual: ManualToEdit | null;
  chosen: ReadonlySet<number>;
  onChange: (chosen: Set<number>) => void;
};

export function ManualModels({ manual, chosen, onChange }: ManualModelsProps) {
  const t = useTexts();
  const partly = new Set(manual?.models.filter(({ isPartly }) => isPartly).map(({ variantId }) => variantId));
  const families = [...Map.groupBy(useModels().data?.books ?? [], ({ family }) => family)];
  const groups = families.map(([name, models]) => ({
    name,
    lang: models[0]?.familyLang ?? undefined,
    options: models.map((one) => ({
      id: one.variantId,
      label: partly.has(one.variantId) && chosen.has(one.variantId) ? `${one.model} (${t('partly')})` : one.model,
      words: one.name,
    })),
  }));
  return (
    <GroupedChoice
      label={t('appliesTo')}
      status={t('chosenModels', { count: chosen.size })}
      findLabel={t('findModel')}
      noneFound={t('noSuchModel')}
      {...{ groups, chosen, onChange }}
    />
  );
}
