// The button: one primary a screen, the rest secondary or quiet; busy keeps its width and its focus.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonKind, type ButtonSize, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  kind?: ButtonKind;
  size?: ButtonSize;
  isWide?: boolean;
  /** Work is under way: presses are ignored, the button stays focusable. */
  isBusy?: boolean;
  icon?: ReactNode;
  children: ReactNode;
};

export function Button({
  kind,
  size,
  isWide,
  isBusy = false,
  icon,
  children,
  className,
  onClick,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (isBusy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      className={classNames(buttonLook(kind, size, isWide), className)}
      onClick={press}
    >
      {icon}
      <span className="min-w-0 text-balance">{children}</span>
    </button>
  );
}
