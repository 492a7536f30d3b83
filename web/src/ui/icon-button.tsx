// A button that shows only an icon; its words are its name and its title.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  label: string;
  icon: ReactNode;
  kind?: 'quiet' | 'secondary';
  size?: 'normal' | 'small' | 'bar';
  /** A toggle, such as a favourite: on or off. */
  isPressed?: boolean;
  /** A small figure at the corner; say it in the label too. */
  count?: number;
};

const SIZES = {
  normal: 'size-control',
  small: 'size-control-small',
  bar: 'size-12',
};

export function IconButton({
  label,
  icon,
  kind = 'quiet',
  size = 'normal',
  isPressed,
  count,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(
        'relative inline-grid shrink-0 place-items-center rounded-box border text-ink transition-colors duration-[120ms]',
        'enabled:hover:bg-hover enabled:active:bg-press disabled:opacity-45 [&>svg]:size-5',
        kind === 'secondary' ? 'border-line-strong bg-surface' : 'border-transparent',
        isPressed && '[&>svg]:fill-brand',
        SIZES[size],
        rest.className,
      )}
    >
      {icon}
      {count !== undefined && count > 0 && <CountMark count={count} />}
    </button>
  );
}

/** The figure at the corner of an icon; 99+ from one hundred on. */
export function CountMark({ count }: { count: number }) {
  return (
    <span
      aria-hidden="true"
      className="figures absolute top-0.5 right-0.5 min-w-4.5 rounded-full bg-brand px-1 text-center font-semibold text-12 text-on-brand leading-4.5"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
