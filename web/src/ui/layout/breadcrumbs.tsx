// The way down to this screen; on the phone only the step back to the last one.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';

type Lang = string | null | undefined;
type Step = { label: string; href: string; lang?: Lang };
/** `lang` and `currentLang` where a name is in another language than the page. */
type BreadcrumbsProps = { label: string; steps: readonly Step[]; current: string; currentLang?: Lang };

export function Breadcrumbs({ label, steps, current, currentLang }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-1 text-14 sm:-ms-1">
        {steps.map((step, index) => (
          <li
            key={step.href}
            className={classNames('items-center', index === steps.length - 1 ? 'flex' : 'hidden sm:flex')}
          >
            <ChevronLeft aria-hidden="true" className="size-4 text-ink-faint sm:hidden" />
            <Anchor
              href={step.href}
              lang={step.lang ?? undefined}
              className="inline-flex min-h-control-small items-center rounded-inner px-1 text-ink-soft hover:text-ink hover:underline"
            >
              {step.label}
            </Anchor>
            <ChevronRight aria-hidden="true" className="hidden size-4 text-ink-faint sm:block" />
          </li>
        ))}
        <li aria-current="page" lang={currentLang ?? undefined} className="hidden min-w-0 px-1 font-medium sm:block">
          {current}
        </li>
      </ol>
    </nav>
  );
}
