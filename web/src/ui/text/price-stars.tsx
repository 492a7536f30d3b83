// Stands in the place of a price for those who may not see it (spec §6, §9: price hidden is shown as stars).

export function PriceStars({ label }: { label: string }) {
  return (
    <span className="whitespace-nowrap">
      <span aria-hidden="true" className="font-semibold text-ink-soft tracking-[0.15em]">
        ∗∗∗∗∗
      </span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
