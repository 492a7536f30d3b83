// The cookie policy (spec §2) with the choice it tells of: what this browser may keep besides what is needed.
import { htmlLangOf } from '@outrigger/contract';
import { chooseConsent, consent } from '../../client/stored/consent.ts';
import { useStore } from '../../client/stored/store.ts';
import { useLanguage } from '../../client/texts.ts';
import { Switch } from '../../ui/fields/switch.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { PageHtml } from '../../ui/text/page-html.tsx';
import { PageFrame } from './page-frame.tsx';
import { useTexts } from './pages.texts.ts';

export function CookiesScreen() {
  const language = useLanguage();
  return (
    <div className="mx-auto grid w-full max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
      <PageFrame page="cookies" hasVersion>
        {(page) => (
          <>
            <Choice />
            <PageHtml html={page.body} lang={page.bodyLang ?? htmlLangOf(language)} />
          </>
        )}
      </PageFrame>
    </div>
  );
}

function Choice() {
  const t = useTexts();
  const choice = useStore(consent);
  const said = choice === undefined ? t('undecided') : choice === 'all' ? t('keptNow') : t('notKept');
  return (
    <Card>
      <CardHead title={t('choice')} text={t('choiceText')} />
      <Switch
        label={t('searches')}
        help={t('searchesHelp')}
        checked={choice === 'all'}
        onChange={(event) => chooseConsent(event.target.checked ? 'all' : 'necessary')}
      />
      <p role="status" className="pt-2 text-14 text-ink-soft">
        {said}
      </p>
    </Card>
  );
}
