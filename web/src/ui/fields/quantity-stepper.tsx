// How many: minus, a field that takes typing and pasting, plus; arrow keys step by packs, a wrong text is told and never sent on.
import { Minus, Plus } from 'lucide-react';
import { type ComponentType, type KeyboardEvent, Suspense, useId, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { clampQuantity, parseQuantity, type QuantityProblem, type QuantityRange } from './quantity.ts';

/** What was typed and cannot be taken, or was taken otherwise; `onTake` puts a quantity in its place. */
export type QuantityHint = {
  problem: QuantityProblem | 'rounded';
  range: QuantityRange;
  onTake: (quantity: number) => void;
};

type QuantityStepperProps = {
  value: number;
  onChange: (quantity: number) => void;
  /** Told what the field holds each time it is left, also a quantity that cannot be taken. */
  onShown?: ((quantity: number) => void) | undefined;
  labels: { field: string; decrease: string; increase: string };
  min?: number;
  max?: number;
  /** Pieces of a pack: steps go by it, and what is typed is rounded up to it. */
  step?: number;
  /** Says what is wrong after leaving the field, in a line of its own after the box. */
  Hint?: ComponentType<QuantityHint>;
  isDisabled?: boolean;
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, onShown, labels, min = 1, max = 9999, step = 1, Hint, isDisabled } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<QuantityHint['problem'] | null>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const range = { min, max, step };
  const shown = draft ?? String(value);
  const isWrong = draft !== null && 'problem' in parseQuantity(draft, range);
  const isTold = problem === 'rounded' ? draft === null : problem !== null && isWrong;

  const settle = (quantity: number) => {
    setDraft(null);
    setProblem(null);
    if (quantity !== value) onChange(quantity);
    onShown?.(quantity);
  };
  const take = (quantity: number) => {
    settle(quantity);
    input.current?.focus();
  };
  const commit = () => {
    if (draft === null) return;
    const reading = parseQuantity(draft, range);
    const typed = parseQuantity(draft, { min: 1, max: Number.POSITIVE_INFINITY });
    if ('problem' in reading) {
      if ('quantity' in typed) onShown?.(typed.quantity);
      return setProblem(reading.problem);
    }
    settle(reading.quantity);
    if ('quantity' in typed && typed.quantity !== reading.quantity) setProblem('rounded');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (event.key === 'Enter') commit();
    if (steps === undefined) return;
    event.preventDefault();
    settle(clampQuantity(value + steps * step, range));
  };

  return (
    <>
      <div
        className={classNames(
          'inline-flex h-control w-fit max-w-full shrink-0 rounded-box border bg-surface has-disabled:opacity-55',
          isWrong ? 'border-bad-line' : 'border-line-strong',
        )}
      >
        <StepButton
          label={labels.decrease}
          isOff={isDisabled || value <= min}
          onPress={() => settle(clampQuantity(value - step, range))}
        >
          <Minus aria-hidden="true" className="size-4" />
        </StepButton>
        <input
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={labels.field}
          aria-invalid={isWrong || undefined}
          aria-describedby={isTold ? id : undefined}
          disabled={isDisabled}
          value={shown}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
          // What is typed is read whole, as far as there is room.
          style={shown.length > 5 ? { width: `${Math.min(12, shown.length + 1)}ch` } : undefined}
          className="figures w-13 min-w-0 rounded-inner bg-transparent text-center font-semibold text-body"
        />
        <StepButton
          label={labels.increase}
          isOff={isDisabled || value >= max}
          onPress={() => settle(clampQuantity(value + step, range))}
        >
          <Plus aria-hidden="true" className="size-4" />
        </StepButton>
      </div>
      {Hint && (
        // There before its words are, or nobody hears them.
        <output id={id} className={isTold ? 'order-last block basis-full text-14 text-bad' : 'sr-only'}>
          {problem && isTold && (
            <Suspense>
              <Hint {...{ problem, range }} onTake={take} />
            </Suspense>
          )}
        </output>
      )}
    </>
  );
}

type StepButtonProps = { label: string; isOff: boolean | undefined; onPress: () => void; children: React.ReactNode };

function StepButton({ label, isOff, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
      className="-my-px grid h-control w-control shrink-0 place-items-center rounded-[7px] text-ink transition-colors hover:bg-hover active:bg-press aria-disabled:text-ink-faint aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
