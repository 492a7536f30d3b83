// What a list of the office is narrowed by: words that are looked for, and where each row stands; either keeps the other.
import { KeywordForm } from './keyword-form.tsx';
import { SelectField } from './select-field.tsx';

/** What is asked of a list; an empty one asks for all. */
export type StatusFilter = { status?: string | undefined; keyword?: string | undefined };

type FindByStatusProps = {
  words: Record<'find' | 'button' | 'status' | 'all', string>;
  options: readonly { value: string; label: string }[];
  given: StatusFilter;
  onChange: (filter: { status: string | undefined; keyword: string | undefined }) => void;
};

export function FindByStatus({ words, options, given: { status, keyword }, onChange }: FindByStatusProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={keyword}
        label={words.find}
        button={words.button}
        given={keyword ?? ''}
        onFind={(text) => onChange({ status, keyword: text })}
      />
      <SelectField
        label={words.status}
        options={options}
        emptyLabel={words.all}
        value={status ?? ''}
        onChange={(event) => onChange({ status: event.target.value, keyword })}
      />
    </div>
  );
}
