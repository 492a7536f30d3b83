// How full something is, and how full it would be: a bar that says both in words to a screen reader (design: tables of figures, status colours).
type UsageBarProps = {
  /** What the bar says, such as "62 % of the credit line". */
  label: string;
  /** Whole percent; above 100 is drawn full. */
  used: number;
  /** With what is being decided; the same as `used` where nothing is. */
  after?: number;
  isOver?: boolean;
};

const within = (percent: number): number => Math.min(100, Math.max(0, percent));

export function UsageBar({ label, used, after = used, isOver = false }: UsageBarProps) {
  return (
    <>
      <meter className="sr-only" min={0} max={100} value={within(after)} aria-label={label} />
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="h-2 w-full overflow-hidden rounded-inner"
      >
        <rect width="100" height="4" className="fill-line" />
        <rect width={within(after)} height="4" className={isOver ? 'fill-bad' : 'fill-brand'} />
        <rect width={within(Math.min(used, after))} height="4" className="fill-ink-soft" />
      </svg>
    </>
  );
}
