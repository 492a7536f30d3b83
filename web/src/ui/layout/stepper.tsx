// Steps on one page that fold: done ones show what was chosen and can be opened again (design: checkout).
import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { focusOn } from '../hand-on-focus.ts';

export type Step = {
  id: string;
  title: string;
  /** What was chosen, shown while the step is folded. */
  summary?: ReactNode;
  isDone: boolean;
  content: ReactNode;
};

type StepperProps = {
  steps: readonly Step[];
  current: string;
  /** Left out where nothing can be changed any more. */
  onOpen?: (id: string) => void;
  changeLabel: string;
};

export function Stepper({ steps, current, onOpen, changeLabel }: StepperProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(current);
  // The button that led here is folded away with its step.
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    focusOn(list.current?.querySelector<HTMLElement>('[aria-current=step] h2'));
  }, [current]);
  return (
    <ol ref={list} className="overflow-clip rounded-box border border-line bg-surface">
      {steps.map((step, index) => (
        <StepRow key={step.id} {...{ step, number: index + 1, isOpen: step.id === current, onOpen, changeLabel }} />
      ))}
    </ol>
  );
}

type StepRowProps = { step: Step; number: number; isOpen: boolean } & Pick<StepperProps, 'onOpen' | 'changeLabel'>;

function StepRow({ step, number, isOpen, onOpen, changeLabel }: StepRowProps) {
  const titleId = useId();
  return (
    <li aria-current={isOpen ? 'step' : undefined} className="border-line border-b last:border-b-0">
      <div className="flex items-start gap-4 p-4 sm:px-5">
        <span
          className={classNames(
            MARK_LOOK,
            step.isDone
              ? 'bg-inverse text-on-inverse'
              : isOpen
                ? 'bg-brand text-on-brand'
                : 'bg-quiet-ground text-ink-soft',
          )}
        >
          {step.isDone ? <Check aria-hidden="true" className="size-4" /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h2
            id={titleId}
            className={classNames('font-semibold text-16 leading-7', !isOpen && !step.isDone && 'text-ink-soft')}
          >
            {step.title}
          </h2>
          {!isOpen && step.isDone && step.summary && (
            <div className="wrap-anywhere text-14 text-ink-soft">{step.summary}</div>
          )}
        </div>
        {!isOpen && step.isDone && onOpen && (
          <button
            type="button"
            aria-describedby={titleId}
            onClick={() => onOpen(step.id)}
            className="-my-2 min-h-control rounded-inner px-2 font-medium text-14 underline decoration-2 decoration-brand underline-offset-[3px] hover:bg-hover"
          >
            {changeLabel}
          </button>
        )}
      </div>
      {isOpen && (
        <section aria-labelledby={titleId} className="min-w-0 px-4 pb-5 sm:ps-16 sm:pe-5">
          {step.content}
        </section>
      )}
    </li>
  );
}

const MARK_LOOK = 'figures grid size-7 shrink-0 place-items-center rounded-full font-semibold text-14';
