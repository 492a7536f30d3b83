// The contact and the feedback form, open to visitors (spec §1, §2 Contact, §5 Contact form).
import { useSearch } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { useSendFeedback } from './contact.data.ts';
import { ContactForm } from './contact-form.tsx';
import { RegionContacts } from './region-contacts.tsx';
import { useTexts } from './contact.texts.ts';

export function ContactScreen() {
  const t = useTexts();
  const send = useSendFeedback();
  const { form } = useSearch({ from: '/contact' });
  const isFeedback = form === 'feedback';
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <div>
        <h1 className="font-semibold text-28">{t(isFeedback ? 'feedback' : 'title')}</h1>
        <p className="text-ink-soft">{t(isFeedback ? 'feedbackLead' : 'lead')}</p>
      </div>
      <nav aria-label={t('forms')} className="flex flex-wrap gap-2">
        <Choice href="/contact" isOn={!isFeedback}>
          {t('toDesk')}
        </Choice>
        <Choice href="/contact?form=feedback" isOn={isFeedback}>
          {t('toShop')}
        </Choice>
      </nav>
      <Card>
        {send.isSuccess ? (
          <div className="grid gap-4">
            <Notice
              role="status"
              tone="good"
              icon={<CircleCheck aria-hidden="true" />}
              title={t('sent')}
              text={t('sentText')}
            />
            <Button className="justify-self-start" onClick={() => send.reset()}>
              {t('another')}
            </Button>
          </div>
        ) : (
          <ContactForm key={form} send={send} isFeedback={isFeedback} />
        )}
      </Card>
      {!isFeedback && <RegionContacts />}
    </div>
  );
}

function Choice({ href, isOn, children }: { href: string; isOn: boolean; children: string }) {
  return (
    <Anchor href={href} aria-current={isOn ? 'page' : undefined} className={buttonLook(isOn ? 'secondary' : 'quiet')}>
      {children}
    </Anchor>
  );
}
