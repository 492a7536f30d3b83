// The office's first screen (product §8): what the parts desk will find here; the desks open with their features.
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/office.json';
import { TextLink } from '../../ui/anchor.tsx';
import { Card } from '../../ui/card.tsx';
import { type TitleKey, useTitles } from '../titles.ts';

const useTexts = textsOf<keyof typeof en>('office');
const DESKS = ['queue', 'companies', 'orders', 'catalogue', 'machines', 'content', 'system'] as const;

/** The desks' screens that are open already. */
const OPEN: Partial<Record<(typeof DESKS)[number], readonly (readonly [string, TitleKey])[]>> = {
  catalogue: [['/office/searches', 'officeMisses']],
  content: [['/office/ratings', 'officeRatings']],
};

export function OfficeScreen() {
  const t = useTexts();
  const titles = useTitles();
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="font-semibold text-28">{t('title')}</h1>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {DESKS.map((desk) => (
          <li key={desk}>
            <Card className="h-full">
              <h2 className="font-semibold text-16">{t(desk)}</h2>
              <p className="text-ink-soft">{t(`${desk}Text`)}</p>
              {OPEN[desk] ? (
                <ul className="pt-1">
                  {OPEN[desk].map(([href, title]) => (
                    <li key={href} className="flex min-h-control items-center">
                      <TextLink href={href}>{titles(title)}</TextLink>
                    </li>
                  ))}
                </ul>
              ) : (
                <p className="pt-2 text-12 text-ink-faint">{t('soon')}</p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
