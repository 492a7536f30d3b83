// A telephone number with its country calling code; an international number pasted into either place is taken apart.
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { loadDialling } from './dialling.ts';
import { CONTROL_LOOK, FieldMessages } from './field.tsx';
import { type PhoneValue, splitPhone, tidyPhone } from './phone-number.ts';
import { SelectArrow } from './select-field.tsx';

export type CallingCode = { country: string; code: string; name: string };

type PhoneFieldProps = {
  /** Of the number, by which its form finds it. */
  name: string;
  label: string;
  codeLabel: string;
  numberLabel: string;
  emptyLabel: string;
  codes: readonly CallingCode[];
  value: PhoneValue;
  onChange: (value: PhoneValue) => void;
  onBlur?: () => void;
  help?: string;
  error?: string;
};

export function PhoneField(props: PhoneFieldProps) {
  const { name, label, codeLabel, numberLabel, emptyLabel, codes, value, onChange, onBlur, help, error } = props;
  const id = useId();
  const type = (text: string) => {
    const parts = splitPhone(
      text,
      codes.map((entry) => entry.code),
    );
    onChange(parts ?? { ...value, number: text.trimStart().startsWith('+') ? text : tidyTyping(text) });
  };
  const shared = { 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-error` } as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-14">{label}</legend>
      <div className="flex gap-2">
        <span className={classNames(CONTROL_LOOK, 'focus-ring-within relative flex w-24 shrink-0 items-center')}>
          <span aria-hidden="true" className="figures">
            {value.callingCode || emptyLabel}
          </span>
          <SelectArrow />
          {/* The box shows the code alone; the list, laid over it unseen, names the countries. */}
          <select
            {...shared}
            aria-label={codeLabel}
            autoComplete="tel-country-code"
            value={value.callingCode}
            onChange={(event) => onChange({ ...value, callingCode: event.target.value })}
            className="absolute -inset-px w-[calc(100%+2px)] cursor-pointer opacity-0"
          >
            <option value="">{emptyLabel}</option>
            {codes.map((entry) => (
              <option key={entry.country} value={entry.code}>
                {entry.code} {entry.name}
              </option>
            ))}
          </select>
        </span>
        <input
          {...shared}
          name={name}
          aria-label={numberLabel}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          value={value.number}
          onChange={(event) => type(event.target.value)}
          onFocus={() => void loadDialling()}
          onBlur={onBlur}
          className={classNames(CONTROL_LOOK, 'figures flex-1')}
        />
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
}

/** A blank at the end is the beginning of the next group, so it stays while typing. */
function tidyTyping(text: string): string {
  return tidyPhone(text) + (text.endsWith(' ') ? ' ' : '');
}
