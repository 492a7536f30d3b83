// How many rows a page of a table holds (product §9: 20, 50 or 100), as links like the pages themselves.
import { Anchor } from '../anchor.tsx';

type PageSizesProps = {
  label: string;
  sizes: readonly number[];
  size: number;
  hrefOf: (size: number) => string;
};

export function PageSizes({ label, sizes, size, hrefOf }: PageSizesProps) {
  return (
    <nav aria-label={label} className="flex items-center gap-0.5 text-14">
      <span aria-hidden="true" className="me-1.5 text-ink-soft">
        {label}
      </span>
      {sizes.map((one) => (
        <Anchor
          key={one}
          href={hrefOf(one)}
          aria-current={one === size ? 'true' : undefined}
          className="figures grid h-control min-w-control place-items-center rounded-box px-1 font-semibold hover:bg-hover aria-[current]:bg-selected"
        >
          {one}
        </Anchor>
      ))}
    </nav>
  );
}
