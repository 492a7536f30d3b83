// From one day to another by the native date fields, which each device knows best; each limits the other.
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL_LOOK, FieldMessages } from './field.tsx';

/** Days as `yyyy-mm-dd`, an empty text for none. */
export type DateRange = { from: string; to: string };

type DateRangeFieldProps = {
  label: string;
  /** The label is spoken but not drawn; for tool bars only. */
  isLabelHidden?: boolean;
  fromLabel: string;
  toLabel: string;
  value: DateRange;
  onChange: (range: DateRange) => void;
  error?: string;
  help?: string;
};

/** Spec §5: the order date range must be valid; open ends are. */
export function isDateRangeValid({ from, to }: DateRange): boolean {
  return from === '' || to === '' || from <= to;
}

export function DateRangeField(props: DateRangeFieldProps) {
  const { label, isLabelHidden, fromLabel, toLabel, value, onChange, error, help } = props;
  const id = useId();
  const shared = { type: 'date', 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-error` } as const;
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-medium text-14'}>{label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        <input
          {...shared}
          aria-label={fromLabel}
          max={value.to || undefined}
          value={value.from}
          onChange={(event) => onChange({ ...value, from: event.target.value })}
          className={classNames(CONTROL_LOOK, 'figures min-w-36 flex-1')}
        />
        <span aria-hidden="true" className="text-ink-faint">
          –
        </span>
        <input
          {...shared}
          aria-label={toLabel}
          min={value.from || undefined}
          value={value.to}
          onChange={(event) => onChange({ ...value, to: event.target.value })}
          className={classNames(CONTROL_LOOK, 'figures min-w-36 flex-1')}
        />
      </div>
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
}
