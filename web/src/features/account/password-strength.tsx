// How strong a password is while it is typed: a bar, a word, and what is still missing (spec §5).
import { Check, Circle } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from './account.texts.ts';
import { metBy, strengthOf } from './password.rules.ts';

const WORDS = ['strength0', 'strength1', 'strength2', 'strength3', 'strength4'] as const;
const DEMANDS = [
  ['length', 'needLength'],
  ['upper', 'needUpper'],
  ['lower', 'needLower'],
  ['digit', 'needDigit'],
  ['special', 'needSpecial'],
] as const;

export function PasswordStrength({ password }: { password: string }) {
  const t = useTexts();
  const strength = strengthOf(password);
  const met = metBy(password);
  return (
    <div className="grid gap-2">
      <div aria-hidden="true" className="flex gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 flex-1 rounded-inner',
              step > strength ? 'bg-line' : strength >= 3 ? 'bg-good' : 'bg-wait',
            )}
          />
        ))}
      </div>
      <p aria-live="polite" className="font-medium text-14">
        {t(WORDS[strength])}
      </p>
      <ul className="grid gap-1 text-14 text-ink-soft sm:grid-cols-2">
        {DEMANDS.map(([demand, key]) => (
          <li key={demand} className={classNames('flex items-center gap-2', met.has(demand) && 'text-good')}>
            {met.has(demand) ? (
              <Check aria-hidden="true" className="size-4 shrink-0" />
            ) : (
              <Circle aria-hidden="true" className="size-4 shrink-0" />
            )}
            <span>
              {t(key)}
              <span className="sr-only"> {t(met.has(demand) ? 'met' : 'missing')}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
