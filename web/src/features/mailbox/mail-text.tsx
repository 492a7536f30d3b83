// One mail as text, its links to be pressed; links into this shop stay on the address it was opened at.
import { htmlLangOf, type ResultOf } from '@outrigger/contract';
import type { mailboxCalls } from '@outrigger/contract/calls/mailbox.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { partsOfText } from './mail-text.rules.ts';

type Mail = ResultOf<typeof mailboxCalls.readMail>;

export function MailText({ mail }: { mail: Pick<Mail, 'subject' | 'text' | 'language'> }) {
  return (
    <article lang={htmlLangOf(mail.language)} className="grid gap-3">
      {mail.subject && <h2 className="wrap-anywhere font-semibold text-20">{mail.subject}</h2>}
      <p className="wrap-anywhere max-w-prose whitespace-pre-line">
        {partsOfText(mail.text).map((part) =>
          part.href === undefined ? (
            part.text
          ) : (
            <TextLink key={part.at} href={part.href}>
              {part.text}
            </TextLink>
          ),
        )}
      </p>
    </article>
  );
}
