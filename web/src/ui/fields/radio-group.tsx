// One out of a few, all in sight; as plain rows or as cards with a second line.
import { type ReactNode, useId } from 'react';
import { FieldMessages } from './field.tsx';

export type RadioOption = { value: string; label: ReactNode; help?: ReactNode; end?: ReactNode; isDisabled?: boolean };

type RadioGroupProps = {
  label: string;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  name?: string;
  help?: ReactNode;
  error?: string;
  /** `inline` is a row of joined choices, such as a view or a theme. */
  look?: 'rows' | 'cards' | 'inline';
  isLabelHidden?: boolean;
};

export function RadioGroup(props: RadioGroupProps) {
  const { label, options, value, onChange, name, help, error, look = 'rows', isLabelHidden } = props;
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-help ${id}-error`} className="flex min-w-0 flex-col gap-1.5">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium text-14'}>{label}</legend>
      <div className={BOXES[look]}>
        {options.map((option) => (
          <label key={option.value} className={LOOKS[look]}>
            <input
              type="radio"
              className={look === 'inline' ? 'sr-only' : 'radio-look'}
              name={name ?? id}
              value={option.value}
              checked={value === option.value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className="wrap-anywhere min-w-0 flex-1">
              <span className="block font-medium">{option.label}</span>
              {option.help && <span className="block text-14 text-ink-soft">{option.help}</span>}
            </span>
            {option.end && <span className="figures shrink-0 font-semibold">{option.end}</span>}
          </label>
        ))}
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
}

const BOXES = {
  rows: 'grid',
  cards: 'grid gap-2',
  inline:
    'flex w-fit max-w-full rounded-box border border-line-strong bg-surface p-[3px] touch:border-0 touch:p-0 touch:outline touch:-outline-offset-1 touch:outline-line-strong',
};

const LOOKS = {
  rows: 'flex min-h-control items-center gap-3 has-disabled:opacity-55',
  cards:
    'flex min-h-control items-center gap-3 rounded-box border border-line-strong bg-surface px-4 py-3 transition-colors ' +
    // Greyed, not faded: why it cannot be chosen stays readable.
    'hover:bg-hover has-checked:border-ink has-checked:bg-selected has-disabled:border-line has-disabled:bg-sunken has-disabled:text-ink-soft',
  inline:
    'focus-ring-within flex min-h-[calc(var(--control)-8px)] min-w-control justify-center items-center touch:min-h-control rounded-[5px] touch:rounded-none touch:first:rounded-s-box touch:last:rounded-e-box px-3 text-14 transition-colors ' +
    'hover:bg-hover has-checked:bg-inverse has-checked:text-on-inverse has-disabled:opacity-55',
};
