// Any number of things chosen out of groups, whole groups at once, narrowed by a word.
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';
import { TextField } from './text-field.tsx';

/** A group of things to choose from; `lang` where its name is in another language. */
export interface ChoiceGroup {
  name: string;
  lang?: string | undefined;
  /** With what a word may find besides the label. */
  options: readonly { id: number; label: string; words?: string }[];
}

type GroupedChoiceProps = {
  label: string;
  /** How many are chosen, in words. */
  status: string;
  findLabel: string;
  noneFound: string;
  groups: readonly ChoiceGroup[];
  chosen: ReadonlySet<number>;
  onChange: (chosen: Set<number>) => void;
};

export function GroupedChoice(props: GroupedChoiceProps) {
  const { label, status, findLabel, noneFound, groups, chosen, onChange } = props;
  const [word, setWord] = useState('');
  const found = narrowed(groups, word.trim().toLowerCase());
  const put = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const one of ids)
      if (isChosen) next.add(one);
      else next.delete(one);
    onChange(next);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="float-start font-medium text-14">{label}</legend>
      <p role="status" className="clear-both text-14 text-ink-soft">
        {status}
      </p>
      <TextField
        label={findLabel}
        type="search"
        maxLength={60}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      <div className="grid max-h-96 gap-3 overflow-y-auto rounded-box border border-line bg-surface p-3">
        {groups.length > 0 && found.length === 0 && <p className="text-14 text-ink-soft">{noneFound}</p>}
        {found.map((group) => (
          <Group key={group.name} {...{ group, chosen, put }} />
        ))}
      </div>
    </fieldset>
  );
}

const narrowed = (groups: readonly ChoiceGroup[], word: string): ChoiceGroup[] =>
  groups.flatMap(({ name, lang, options }) => {
    const found = options.filter(({ label, words = '' }) => `${label} ${words} ${name}`.toLowerCase().includes(word));
    return found.length > 0 ? [{ name, lang, options: found }] : [];
  });

type GroupProps = Pick<GroupedChoiceProps, 'chosen'> & {
  group: ChoiceGroup;
  put: (ids: readonly number[], isChosen: boolean) => void;
};

function Group({ group: { name, lang, options }, chosen, put }: GroupProps) {
  const ids = options.map(({ id }) => id);
  const count = ids.filter((one) => chosen.has(one)).length;
  return (
    <div>
      <Checkbox
        label={
          <span lang={lang} className="font-semibold">
            {name}
          </span>
        }
        checked={count === ids.length}
        isMixed={count > 0 && count < ids.length}
        onChange={(event) => put(ids, event.target.checked)}
      />
      <div className="grid ps-8 sm:grid-cols-2">
        {options.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.has(id)}
            onChange={(event) => put([id], event.target.checked)}
          />
        ))}
      </div>
    </div>
  );
}
