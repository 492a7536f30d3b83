// The mark of the shop: a stabiliser leg, beam out of the chassis, jack, foot on the ground.
import { classNames } from './class-names.ts';

/** The outline on a field of 32 by 32; also in public/favicon.svg. */
export const MARK_PATH = 'M4 7h12v8H4zM17.5 9H20v4h-2.5zM21 5h7v14h-7zM22.75 20.5h3.5V23h-3.5zM18.5 24h12v3.5h-12z';

type LogoProps = { size?: 'normal' | 'large'; className?: string };

/** The mark alone, always beside or inside something that names the shop. */
export function LogoMark({ size = 'normal', className }: LogoProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      className={classNames('shrink-0', size === 'large' ? 'size-12' : 'size-8', className)}
    >
      <rect width="32" height="32" rx="7" className="fill-brand" />
      <path d={MARK_PATH} className="fill-on-brand" />
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
