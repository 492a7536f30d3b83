// More about something, folded away; native, so the page's own search finds and opens it.
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

type DisclosureProps = {
  title: ReactNode;
  end?: ReactNode;
  /** The title is a heading of the page. */
  isHeading?: boolean;
  isOpenAtFirst?: boolean;
  /** Several with one name: opening one closes the others. */
  group?: string;
  /** Told of every opening and closing, by whomever. */
  onToggle?: () => void;
  children: ReactNode;
};

export function Disclosure({ title, end, isHeading, isOpenAtFirst, group, onToggle, children }: DisclosureProps) {
  const Title = isHeading ? 'h2' : 'span';
  return (
    <details
      name={group}
      open={isOpenAtFirst}
      onToggle={onToggle}
      className="group border-line border-b last:border-b-0"
    >
      <summary className="flex min-h-control list-none items-center gap-3 rounded-inner px-1 py-2 font-semibold hover:bg-hover [&::-webkit-details-marker]:hidden">
        <Title className="min-w-0 flex-1">{title}</Title>
        {end}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-soft transition-transform duration-[160ms] group-open:rotate-180"
        />
      </summary>
      <div className="px-1 pt-1 pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
