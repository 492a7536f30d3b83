// On or off, at once and without a send button.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; help?: ReactNode };

export function Switch({ label, help, className, ...input }: SwitchProps) {
  return (
    <label className={classNames('flex min-h-control items-center justify-between gap-4 py-1', className)}>
      <span className="min-w-0">
        <span className="block">{label}</span>
        {help && <span className="block text-14 text-ink-soft">{help}</span>}
      </span>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the native tick says whether it is on */}
      <input {...input} type="checkbox" role="switch" className="switch-look" />
    </label>
  );
}
