// In a demo, whose mails go nowhere: the way to the mail that was just sent, beside the form that waits for it.
import { demoMailPath } from '../../client/address/demo-mail-path.ts';
import { MailboxLink } from '../../ui/text/mailbox-link.tsx';
import { useTexts } from './registration.texts.ts';

export function DemoMailLink({ email }: { email: string }) {
  const t = useTexts();
  return <MailboxLink href={demoMailPath(email)}>{t('demoMailbox')}</MailboxLink>;
}
