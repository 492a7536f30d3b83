// In a demo, whose mails go nowhere: the way to the mail that was just sent, beside the form that waits for it.
import { MailOpen } from 'lucide-react';
import { TextLink } from '../../ui/anchor.tsx';
import { useTexts } from './registration.texts.ts';

export function DemoMailLink({ email }: { email: string }) {
  const t = useTexts();
  return (
    <TextLink
      href={`/demo_mail?email=${encodeURIComponent(email)}`}
      target="_blank"
      className="inline-flex min-h-control items-center gap-2 justify-self-start"
    >
      <MailOpen aria-hidden="true" className="size-4" />
      {t('demoMailbox')}
    </TextLink>
  );
}
