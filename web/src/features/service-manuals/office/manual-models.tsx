// The models a manual applies to, by family, narrowed by a word.
import { useState } from 'react';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { type ManualToEdit, useModels } from './manual-desk.data.ts';
import { useTexts } from './manual-desk.texts.ts';

type ManualModelsProps = {
  manual: ManualToEdit | null;
  chosen: ReadonlySet<number>;
  onChange: (chosen: Set<number>) => void;
};

export function ManualModels({ manual, chosen, onChange }: ManualModelsProps) {
  const t = useTexts();
  const [word, setWord] = useState('');
  const books = useModels().data?.books ?? [];
  const found = books.filter(({ model, name, family }) =>
    `${model} ${name} ${family}`.toLowerCase().includes(word.trim().toLowerCase()),
  );
  const families = [...Map.groupBy(found, ({ family }) => family)];
  const partly = new Set(manual?.models.filter(({ isPartly }) => isPartly).map(({ variantId }) => variantId));
  const put = (variantIds: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const one of variantIds)
      if (isChosen) next.add(one);
      else next.delete(one);
    onChange(next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="float-start font-medium text-14">{t('appliesTo')}</legend>
      <p role="status" className="clear-both text-14 text-ink-soft">
        {t('chosenModels', { count: chosen.size })}
      </p>
      <TextField
        label={t('findModel')}
        type="search"
        maxLength={60}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <div className="grid max-h-96 gap-3 overflow-y-auto rounded-box border border-line bg-surface p-3">
        {books.length > 0 && found.length === 0 && <p className="text-14 text-ink-soft">{t('noSuchModel')}</p>}
        {families.map(([family, models]) => {
          const ids = models.map(({ variantId }) => variantId);
          const count = ids.filter((one) => chosen.has(one)).length;
          return (
            <div key={family}>
              <Checkbox
                label={
                  <span lang={models[0]?.familyLang ?? undefined} className="font-semibold">
                    {family}
                  </span>
                }
                checked={count === ids.length}
                isMixed={count > 0 && count < ids.length}
                onChange={(event) => put(ids, event.target.checked)}
              />
              <div className="grid ps-8 sm:grid-cols-2">
                {models.map(({ variantId, model }) => (
                  <Checkbox
                    key={variantId}
                    label={partly.has(variantId) && chosen.has(variantId) ? `${model} (${t('partly')})` : model}
                    checked={chosen.has(variantId)}
                    onChange={(event) => put([variantId], event.target.checked)}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
