// What was read, as it was read; the lines of a plate fold away, since few of them matter.
import type { Reading } from './scan.data.ts';
import { useTexts } from './scan.texts.ts';

export function ReadTexts({ reading: { texts, from } }: { reading: Reading }) {
  const t = useTexts();
  if (from !== 'plate') {
    return (
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{t('read')}</span>{' '}
        <span className="font-mono font-semibold">{texts.join(' · ')}</span>
      </p>
    );
  }
  return (
    <details className="rounded-box border border-line bg-surface">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium">
        {t('linesRead', { count: texts.length })}
      </summary>
      <ul className="grid gap-1 px-4 pb-3 font-mono text-14">
        {texts.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </details>
  );
}
