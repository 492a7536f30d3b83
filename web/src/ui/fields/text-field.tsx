// A line of text with its label; passes everything else to the native input, so form libraries can register it.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL_LOOK, Field, type FieldWords } from './field.tsx';

type TextFieldProps = ComponentProps<'input'> &
  FieldWords & {
    /** Codes and serial numbers are set in the mono face. */
    isCode?: boolean;
    /** Drawn inside at the end, such as a unit. */
    end?: ReactNode;
  };

export function TextField(props: TextFieldProps) {
  const { label, note, help, error, isLabelHidden, isCode, end, className, id, ...input } = props;
  return (
    <Field {...{ label, note, help, error, isLabelHidden, id, className }}>
      {(control) => (
        <div className="relative flex">
          <input
            type="text"
            {...input}
            {...control}
            className={classNames(CONTROL_LOOK, 'w-full', isCode && 'font-mono', end !== undefined && 'pe-12')}
          />
          {end !== undefined && (
            <span className="absolute inset-y-0 end-0 grid min-w-10 place-items-center px-1 text-14 text-ink-soft">
              {end}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
