// The mark of the shop: a stabiliser, its pin a ring and its two legs on their foot plates.
import { classNames } from './class-names.ts';

type LogoProps = { size?: 'normal' | 'large'; className?: string };

/** The mark alone, always beside or inside something that names the shop; the same drawing as public/favicon.svg. */
export function LogoMark({ size = 'normal', className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames('shrink-0', size === 'large' ? 'size-12' : 'size-8', className)}
    >
      <rect width="32" height="32" rx="7" className="fill-brand" />
      <g className="fill-none stroke-on-brand" strokeWidth="3.8">
        <circle cx="16" cy="9.6" r="4.1" />
        <path d="M13.7 12.6 8.5 23.5M18.3 12.6l5.2 10.9" />
      </g>
      <path
        d="M4.5 22h8a1 1 0 0 1 1 1v3.5h-10V23a1 1 0 0 1 1-1zM19.5 22h8a1 1 0 0 1 1 1v3.5h-10V23a1 1 0 0 1 1-1z"
        className="fill-on-brand"
      />
    </svg>
  );
}

/** Mark and name; `name` is the shop's own, never translated. */
export function Logo({ name, size = 'normal', className }: LogoProps & { name: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-2.5', className)} translate="no">
      <LogoMark size={size} />
      <span className={classNames('font-[650] tracking-[-0.02em]', size === 'large' ? 'text-28' : 'text-20')}>
        {name}
      </span>
    </span>
  );
}
