// More about something, folded away; native, so the page's own search finds and opens it.
import type { ReactNode } from 'react';
import { FoldSummary } from './fold-summary.tsx';

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
      <FoldSummary className="-mx-1 min-h-control px-1 font-semibold hover:bg-hover">
        <Title className="min-w-0 flex-1">{title}</Title>
        {end}
      </FoldSummary>
      <div className="pt-1 pb-5 text-ink-soft">{children}</div>
    </details>
  );
}
