// How a button looks, apart from the element, so that a link can look the same.
import { classNames } from './class-names.ts';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'normal' | 'small' | 'large';

const SHARED =
  'relative inline-flex select-none items-center justify-center gap-2 rounded-box border font-semibold ' +
  'transition-colors duration-[120ms] ease-out disabled:opacity-45 aria-disabled:opacity-45';

const KINDS: Record<ButtonKind, string> = {
  primary:
    'border-transparent bg-brand text-on-brand enabled:hover:bg-brand-hover enabled:active:bg-brand-press [a&]:hover:bg-brand-hover',
  secondary:
    'border-line-strong bg-surface text-ink enabled:hover:bg-hover enabled:active:bg-press [a&]:hover:bg-hover',
  quiet:
    'border-transparent bg-transparent text-ink enabled:hover:bg-hover enabled:active:bg-press [a&]:hover:bg-hover',
  danger:
    'border-bad-line bg-surface text-bad enabled:hover:bg-bad-ground enabled:active:bg-bad-ground [a&]:hover:bg-bad-ground',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-control-small px-3 py-1 text-14',
  normal: 'min-h-control px-4 py-2 text-body',
  large: 'min-h-12 px-5 py-2.5 text-16',
};

/** Classes for a `<button>` or a link that stands where a button would. */
export function buttonLook(kind: ButtonKind = 'secondary', size: ButtonSize = 'normal', isWide = false): string {
  return classNames(SHARED, KINDS[kind], SIZES[size], isWide && 'w-full');
}
