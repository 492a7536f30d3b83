// A rating of one to five as stars with its figure, and the same stars to give one.
import { Star } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';

const FIVE = [1, 2, 3, 4, 5];

type RatingStarsProps = {
  /** 0 to 5, fractions are drawn. */
  value: number;
  /** Said instead of stars and figure, such as "4.3 of 5, 12 ratings". */
  label: string;
  /** Beside the stars, such as "4.3 (12)". */
  figure?: string;
};

export function RatingStars({ value, label, figure }: RatingStarsProps) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="relative inline-flex">
        <StarRow className="fill-quiet-ground text-line-strong" />
        <span className="absolute inset-y-0 start-0 overflow-hidden" style={{ width: `${(value / 5) * 100}%` }}>
          <StarRow className="fill-brand text-brand-press" />
        </span>
      </span>
      {figure && (
        <span aria-hidden="true" className="figures text-14 text-ink-soft">
          {figure}
        </span>
      )}
    </span>
  );
}

function StarRow({ className }: { className: string }) {
  return (
    <span className="flex w-max">
      {FIVE.map((star) => (
        <Star key={star} aria-hidden="true" className={classNames('size-4 shrink-0', className)} strokeWidth={1.5} />
      ))}
    </span>
  );
}

type RatingFieldProps = {
  label: string;
  value: number | null;
  onChange: (stars: number) => void;
  /** "1 star", "2 stars", … */
  starLabel: (stars: number) => string;
};

export function RatingField({ label, value, onChange, starLabel }: RatingFieldProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className="font-medium text-14">{label}</legend>
      <div className="-mx-2 flex">
        {FIVE.map((stars) => (
          <label
            key={stars}
            className="grid size-control place-items-center rounded-box has-focus-visible:outline-2 hover:bg-hover"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={starLabel(stars)}
            />
            <Star
              aria-hidden="true"
              strokeWidth={1.5}
              className={classNames(
                'size-6',
                stars <= (value ?? 0) ? 'fill-brand text-brand-press' : 'text-line-strong',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
