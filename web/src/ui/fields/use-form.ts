// A form of few fields: checked on leaving a field and on sending, keeps what was typed on any failure (design: forms).
import { type FormEvent, useState } from 'react';

type Checks<F extends string, P> = (values: Record<F, string>) => Partial<Record<F, P | undefined>>;

/** Focuses a field of a form by its name, the first of several that share one: the keyboard stands where something is to be done. */
export function goToField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]:not([disabled])`)?.focus();
}

/** Does what moves the page once nothing is pressed: a button that goes from under the pointer while it is held loses its press. */
export function afterPress(move: () => void): void {
  if (document.querySelector(':active')) addEventListener('mouseup', move, { once: true });
  else move();
}

/** Values, problems shown so far, and what inputs and form need; P are the keys of the problems' texts. */
export function useForm<F extends string, P extends string>(empty: Record<F, string>, check: Checks<F, P>) {
  const [values, setValues] = useState(empty);
  const [left, setLeft] = useState<readonly F[]>([]);
  const problems = check(values);
  const shown = (field: F): P | undefined => (left.includes(field) ? problems[field] : undefined);
  const names = Object.keys(empty) as F[];
  const leave = (field: F): void => {
    // Sending moves the focus, so a field is left in the same moment: what was shown by then stays shown.
    if (values[field] !== '') afterPress(() => setLeft((before) => [...before, field]));
  };
  return {
    values,
    shown,
    leave,
    /** Changes some values at once, for fields that are no plain input. */
    change: (next: Partial<Record<F, string>>) => setValues({ ...values, ...next }),
    /** Empties the form, or fills it anew. */
    reset: (next: Record<F, string> = empty) => {
      setValues(next);
      setLeft([]);
    },
    /** Props of the input of a field. */
    input: (field: F) => ({
      name: field,
      value: values[field],
      onChange: (event: { target: { value: string } }) => setValues({ ...values, [field]: event.target.value }),
      onBlur: () => leave(field),
    }),
    /** Handler of the form: sends when nothing is wrong, else shows all problems and goes to the first. */
    submit: (send: (values: Record<F, string>) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setLeft(names);
      const wrong = names.find((field) => problems[field]);
      if (wrong === undefined) return send(values);
      goToField(event.currentTarget, wrong);
    },
  };
}
