// Several lines of text with a label; grows with what is typed, where the browser can.
import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { CONTROL_LOOK, Field, type FieldWords } from './field.tsx';

type TextAreaFieldProps = ComponentProps<'textarea'> & FieldWords;

export function TextAreaField(props: TextAreaFieldProps) {
  const { label, note, help, error, isLabelHidden, className, id, rows = 4, ...area } = props;
  return (
    <Field {...{ label, note, help, error, isLabelHidden, id, className }}>
      {(control) => (
        <textarea
          rows={rows}
          {...area}
          {...control}
          className={classNames(CONTROL_LOOK, 'field-sizing-content min-h-24! w-full resize-y py-2')}
        />
      )}
    </Field>
  );
}
