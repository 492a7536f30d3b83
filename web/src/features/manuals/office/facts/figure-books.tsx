// The models in whose books a figure stands, and the chapter for those it is new to (product §8 figures).
import { GroupedChoice } from '../../../../ui/fields/grouped-choice.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { useTexts } from '../figure-desk.texts.ts';
import { useFigureChoices } from './figure-facts.data.ts';

type FigureBooksProps = {
  chosen: ReadonlySet<number>;
  onChange: (chosen: Set<number>) => void;
  chapterId: string;
  onChapter: (chapterId: string) => void;
  /** Whether a model needs the chapter. */
  hasNew: boolean;
  isChecked: boolean;
};

export function FigureBooks({ chosen, onChange, chapterId, onChapter, hasNew, isChecked }: FigureBooksProps) {
  const t = useTexts();
  const { models = [], chapters = [] } = useFigureChoices().data ?? {};
  const groups = [...Map.groupBy(models, ({ family }) => family)].map(([name, all]) => ({
    name,
    lang: all[0]?.familyLang ?? undefined,
    options: all.map((one) => ({ id: one.variantId, label: one.model, words: one.name })),
  }));
  const nameOf = new Map(chapters.map((one) => [one.chapterId, one.name]));
  const options = chapters.map((one) => ({
    value: one.chapterId.toString(),
    label: one.parentId === null ? one.name : `${nameOf.get(one.parentId) ?? ''} – ${one.name}`,
  }));
  return (
    <div className="grid gap-4">
      <GroupedChoice
        label={t('books')}
        status={t('chosenModels', { count: chosen.size })}
        findLabel={t('findModel')}
        noneFound={t('noSuchModel')}
        {...{ groups, chosen, onChange }}
      />
      {hasNew && (
        <SelectField
          label={t('chapter')}
          help={t('chapterHelp')}
          emptyLabel={t('chooseChapter')}
          options={options}
          {...(isChecked && chapterId === '' && { error: t('chapterMissing') })}
          value={chapterId}
          onChange={(event) => onChapter(event.target.value)}
        />
      )}
    </div>
  );
}
