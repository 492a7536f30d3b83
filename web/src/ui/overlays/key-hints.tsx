// The list of keyboard shortcuts, opened by `?`.
import { Dialog } from './dialog.tsx';

export type KeyHint = { keys: readonly string[]; text: string };

type KeyHintsProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  groups: readonly { title: string; hints: readonly KeyHint[] }[];
};

export function KeyHints({ isOpen, onClose, title, closeLabel, groups }: KeyHintsProps) {
  return (
    <Dialog {...{ isOpen, onClose, title, closeLabel }}>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group.title} aria-label={group.title}>
            <h3 className="pb-1 font-semibold text-14 text-ink-soft">{group.title}</h3>
            <dl>
              {group.hints.map((hint) => (
                <div
                  key={hint.text}
                  className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-b-0"
                >
                  <dt>{hint.text}</dt>
                  <dd>
                    <Keys keys={hint.keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

/** Keys pressed one after the other, drawn as key caps. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="flex gap-1">
      {keys.map((key) => (
        <kbd key={key} className="key-cap">
          {key}
        </kbd>
      ))}
    </span>
  );
}
