// A box to tick, alone or in a row of a table; the whole line is the target.
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { FieldMessages } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Some of several are ticked. */
  isMixed?: boolean;
  isLabelHidden?: boolean;
};

export function Checkbox({
  label,
  help,
  error,
  isMixed = false,
  isLabelHidden,
  className,
  id,
  ref,
  ...input
}: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const box = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  const keep = (element: HTMLInputElement | null) => {
    box.current = element;
    if (typeof ref === 'function') ref(element);
    else if (ref) ref.current = element;
  };
  return (
    <div className={className}>
      <label
        className={classNames(
          'inline-flex min-h-control items-center gap-3',
          isLabelHidden && 'min-w-control justify-center',
        )}
      >
        <input
          {...input}
          ref={keep}
          id={inputId}
          type="checkbox"
          className="tick-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={help || error ? `${inputId}-help ${inputId}-error` : undefined}
        />
        <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      </label>
      {(help || error) && (
        <div className="ps-8">
          <FieldMessages id={inputId} help={help} error={error} />
        </div>
      )}
    </div>
  );
}
