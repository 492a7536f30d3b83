// The mark and name of the shop: a boom on its outriggers in two strokes.
export function Logo() {
  return (
    <span className="flex items-center gap-2.5">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" className="text-ink">
        <use href="/favicon.svg#mark" />
      </svg>
      <span className="font-bold text-16 tracking-tight">Outrigger</span>
    </span>
  );
}
