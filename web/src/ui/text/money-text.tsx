// An amount that has been formatted already, in figures of one width, with what it was before beside it.
import { classNames } from '../class-names.ts';

type MoneyTextProps = {
  text: string;
  size?: 'normal' | 'large' | 'total';
  /** The list price, struck through; `label` says what it is. */
  before?: { text: string; label: string };
};

const SIZES = { normal: 'text-body', large: 'text-20', total: 'text-28' };

export function MoneyText({ text, size = 'normal', before }: MoneyTextProps) {
  return (
    <span className="figures inline-flex flex-wrap items-baseline gap-x-2">
      <span className={classNames('whitespace-nowrap font-semibold', SIZES[size])}>{text}</span>
      {before && (
        <span className="whitespace-nowrap text-14 text-ink-soft">
          <span className="sr-only">{before.label} </span>
          <s>{before.text}</s>
        </span>
      )}
    </span>
  );
}
