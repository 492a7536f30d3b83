// What was searched for last, or the question whether this device may keep it (product §5 Search; spec §2 cookie policy).
import { History, X } from 'lucide-react';
import { chooseConsent, consent } from '../../client/stored/consent.ts';
import { useStore } from '../../client/stored/store.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { forgetSearch, recentSearches } from './recent-searches.stored.ts';
import { useTexts } from './search.texts.ts';

type RecentProps = { resultHref: (keyword: string) => string };

export function RecentSearches({ resultHref }: RecentProps) {
  const choice = useStore(consent);
  if (choice === undefined) return <MayKeep />;
  return choice === 'all' ? <Kept resultHref={resultHref} /> : null;
}

function MayKeep() {
  const t = useTexts();
  return (
    <section aria-labelledby="keep-searches" className="grid gap-3 rounded-box border border-line bg-surface p-4">
      <div className="grid gap-1">
        <h2 id="keep-searches" className="font-semibold">
          {t('keepSearches')}
        </h2>
        <p className="text-14 text-ink-soft">
          {t('keepSearchesText')} <TextLink href="/cookies">{t('cookiePolicy')}</TextLink>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => chooseConsent('all')}>{t('keepThem')}</Button>
        <Button onClick={() => chooseConsent('necessary')}>{t('keepNone')}</Button>
      </div>
    </section>
  );
}

function Kept({ resultHref }: RecentProps) {
  const t = useTexts();
  const searches = useStore(recentSearches);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent-searches" className="grid gap-1">
      <div className="flex items-center justify-between gap-3">
        <h2 id="recent-searches" className="font-semibold text-16">
          {t('recent')}
        </h2>
        <Button kind="quiet" size="small" onClick={() => forgetSearch()}>
          {t('forgetAll')}
        </Button>
      </div>
      <ul className="rounded-box border border-line bg-surface">
        {searches.map((one) => (
          <li key={one} className="flex items-center border-line border-b last:border-b-0">
            <Anchor
              href={resultHref(one)}
              className="flex min-h-12 min-w-0 flex-1 items-center gap-3 px-3 hover:bg-hover"
            >
              <History aria-hidden="true" className="size-5 shrink-0 text-ink-faint" />
              <span className="min-w-0 truncate">{one}</span>
            </Anchor>
            <IconButton
              label={t('forget', { keyword: one })}
              icon={<X aria-hidden="true" />}
              onClick={() => forgetSearch(one)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
