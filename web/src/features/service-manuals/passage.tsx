// A sentence of a book with what was searched for marked.
type PassageProps = { pieces: readonly { text: string; isMatch: boolean }[] };

export function Passage({ pieces }: PassageProps) {
  return pieces.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at.toString()} className="rounded-inner bg-wait-ground px-0.5 font-semibold text-ink">
        {text}
      </mark>
    ) : (
      <span key={at.toString()}>{text}</span>
    ),
  );
}
