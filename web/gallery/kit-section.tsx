// One section of the kit page: a title and its samples, each sample named by its state.
import type { ReactNode } from 'react';
import { classNames } from '../src/ui/class-names.ts';

export function KitSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-4 border-line border-t py-8">
      <h2 id={`${id}-title`} className="pb-5 font-semibold text-20">
        {title}
      </h2>
      <div className="grid gap-8">{children}</div>
    </section>
  );
}

type SampleProps = { name: string; children: ReactNode; look?: 'row' | 'grid' | 'plain' };

const LOOKS = {
  row: 'flex flex-wrap items-center gap-3',
  grid: 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3',
  plain: 'min-w-0',
};

export function Sample({ name, children, look = 'plain' }: SampleProps) {
  return (
    <div className="grid min-w-0 gap-2.5">
      <h3 className="font-normal text-12 text-ink-soft">{name}</h3>
      <div className={classNames(LOOKS[look])}>{children}</div>
    </div>
  );
}
