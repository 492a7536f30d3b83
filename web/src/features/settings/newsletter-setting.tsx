// The newsletter of the signed-in person: asked for here, confirmed by the mailed link, left at once (spec §2 subscription).
import { demoMailPath } from '../../client/address/demo-mail-path.ts';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields/switch.tsx';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { MailboxLink } from '../../ui/text/mailbox-link.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { type OwnSettings, useChooseNewsletter, useOwnSettings } from './own-settings.data.ts';
import { useTexts } from './usersetting.texts.ts';

export function NewsletterSetting() {
  const t = useTexts();
  const say = useFailureWords();
  const settings = useOwnSettings();
  return (
    <Card>
      <CardHead title={t('newsletter')} text={t('newsletterText')} />
      {settings.data ? (
        <Choice {...settings.data} />
      ) : settings.error ? (
        <ErrorState
          title={t('failed')}
          meaning={say(settings.error).text}
          action={<Button onClick={() => void settings.refetch()}>{t('again')}</Button>}
        />
      ) : (
        <Skeleton className="h-11 w-full" />
      )}
    </Card>
  );
}

function Choice({ newsletter, newsletterWaits, isInDemoMailbox }: OwnSettings) {
  const t = useTexts();
  const say = useFailureWords();
  const email = useStore(session)?.user?.email ?? '';
  const choose = useChooseNewsletter();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <Switch
        label={t('newsletterWanted')}
        checked={newsletter || newsletterWaits}
        aria-busy={choose.isPending}
        onChange={(event) => choose.mutate({ newsletter: event.target.checked })}
      />
      <div role="status" className="wrap-anywhere">
        {newsletterWaits && (
          <StatusChip status="waiting" isBare>
            {t('newsletterWaits', { email })}
          </StatusChip>
        )}
        {newsletter && (
          <StatusChip status="done" isBare>
            {t('newsletterOn', { email })}
          </StatusChip>
        )}
      </div>
      {newsletterWaits && isInDemoMailbox && <MailboxLink href={demoMailPath(email)}>{t('demoMailbox')}</MailboxLink>}
      {newsletterWaits && (
        <Button
          className="justify-self-start"
          isBusy={choose.isPending}
          onClick={() => choose.mutate({ newsletter: true })}
        >
          {t('newsletterAgain')}
        </Button>
      )}
      {choose.error && <ErrorState title={t('saveFailed')} meaning={say(choose.error).text} />}
    </div>
  );
}
