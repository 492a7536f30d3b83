// The frame of every form field: label above, help below, error below in words that say what to do (design: forms).
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';

export type FieldWords = {
  label: string;
  /** After the label, such as "optional". */
  note?: string;
  help?: ReactNode;
  error?: string;
  /** The label is spoken but not drawn; for tool bars only. */
  isLabelHidden?: boolean;
};

type ControlIds = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

type FieldProps = FieldWords & { id?: string; className?: string; children: (control: ControlIds) => ReactNode };

export function Field({ label, note, help, error, isLabelHidden, id, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describedBy = [help && `${controlId}-help`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className={classNames('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className={isLabelHidden ? 'sr-only' : 'font-medium text-14'}>
        {label}
        {note && <span className="ms-1.5 font-normal text-ink-soft">{note}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <FieldMessages id={controlId} help={help} error={error} />
    </div>
  );
}

/** Help and error under a control; the error is announced when it appears. */
export function FieldMessages({ id, help, error }: { id: string; help?: ReactNode; error?: string | undefined }) {
  return (
    <>
      {help && (
        <p id={`${id}-help`} className="text-14 text-ink-soft">
          {help}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className={error ? 'flex gap-1.5 text-14 text-bad' : 'sr-only'}>
        {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
        {error}
      </p>
    </>
  );
}

/** The box of a text control: borders 3:1, error in the border and in words. */
export const CONTROL_LOOK =
  'min-w-0 min-h-control rounded-box border border-line-strong bg-surface px-3 text-body text-ink ' +
  'transition-colors duration-[120ms] hover:border-ink-soft disabled:opacity-55 [&:is(input,textarea):read-only]:bg-sunken ' +
  'aria-invalid:border-bad-line aria-invalid:shadow-[inset_0_0_0_1px_var(--bad-line)]';
