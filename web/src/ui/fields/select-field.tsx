// A choice out of a list by the native select: the best one on a phone, and free on the first load.
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL_LOOK, Field, type FieldWords } from './field.tsx';

export type SelectOption = { value: string; label: string; isDisabled?: boolean; lang?: string | null | undefined };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'size'> &
  FieldWords & {
    options: readonly SelectOption[];
    /** First row without a value, such as "Choose a country". */
    emptyLabel?: string;
    isSmall?: boolean;
  };

export function SelectField(props: SelectFieldProps) {
  const { label, note, help, error, isLabelHidden, options, emptyLabel, isSmall, className, id, ...select } = props;
  return (
    <Field {...{ label, note, help, error, isLabelHidden, id, className }}>
      {(control) => (
        <div className="relative flex">
          <select
            {...select}
            {...control}
            className={classNames(CONTROL_LOOK, 'select-look w-full pe-9!', isSmall && 'min-h-control-small! text-14!')}
          >
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                lang={option.lang ?? undefined}
                disabled={option.isDisabled}
              >
                {option.label}
              </option>
            ))}
          </select>
          <SelectArrow />
        </div>
      )}
    </Field>
  );
}

/** The arrow of a native select; its parent is `relative`. */
export function SelectArrow() {
  return (
    <ChevronDown
      aria-hidden="true"
      className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-ink-soft"
    />
  );
}
