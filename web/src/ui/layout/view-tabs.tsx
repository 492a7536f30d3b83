// Ways to look at one thing, each an address; the present one is marked.
import type { FunctionComponent, SVGProps } from 'react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';

/** One way to look at it. */
export interface ViewTab {
  name: string;
  label: string;
  href: string;
  Icon: FunctionComponent<SVGProps<SVGSVGElement>>;
}

type ViewTabsProps = { label: string; views: readonly ViewTab[]; view: string };

/** Nothing where there is but one way. */
export function ViewTabs({ label, views, view }: ViewTabsProps) {
  if (views.length < 2) return null;
  return (
    <nav
      aria-label={label}
      className="flex max-w-full overflow-hidden rounded-box border border-line-strong print:hidden"
    >
      {views.map(({ name, label: text, href, Icon }) => (
        <Anchor
          key={name}
          href={href}
          title={text}
          aria-current={name === view ? 'page' : undefined}
          className={classNames(
            'inline-flex min-h-control items-center gap-1.5 border-line-strong border-s px-3 text-14 first:border-s-0 hover:bg-hover',
            name === view && 'bg-selected font-semibold',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          <span className="max-sm:sr-only">{text}</span>
        </Anchor>
      ))}
    </nav>
  );
}
