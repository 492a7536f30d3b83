// How many: minus, a field that takes typing and pasting, plus; arrow keys step by packs, a wrong text is told and never sent on.
import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { classNames } from './class-names.ts';
import { clampQuantity, parseQuantity, type QuantityProblem } from './quantity.ts';

type QuantityStepperProps = {
  value: number;
  onChange: (quantity: number) => void;
  labels: { field: string; decrease: string; increase: string };
  min?: number;
  max?: number;
  /** Pieces of a pack: steps go by it, and what is typed is rounded up to it. */
  step?: number;
  /** Called with what is wrong after leaving the field, and with null when it is right again. */
  onProblem?: (problem: QuantityProblem | null) => void;
  isDisabled?: boolean;
};

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onChange, labels, min = 1, max = 9999, step = 1, onProblem, isDisabled } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const range = { min, max, step };
  const isWrong = draft !== null && 'problem' in parseQuantity(draft, range);

  const settle = (quantity: number) => {
    setDraft(null);
    onProblem?.(null);
    if (quantity !== value) onChange(quantity);
  };
  const commit = () => {
    if (draft === null) return;
    const reading = parseQuantity(draft, range);
    if ('quantity' in reading) settle(reading.quantity);
    else onProblem?.(reading.problem);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = STEPS[event.key];
    if (event.key === 'Enter') commit();
    if (steps === undefined) return;
    event.preventDefault();
    settle(clampQuantity(value + steps * step, range));
  };

  return (
    <div
      className={classNames(
        'inline-flex h-control shrink-0 rounded-box border bg-surface has-disabled:opacity-55',
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
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.field}
        aria-invalid={isWrong || undefined}
        disabled={isDisabled}
        value={draft ?? String(value)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={onKeyDown}
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
