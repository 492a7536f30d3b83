// The way to where a message that was just sent can be read, in a tab of its own: what waits for it stays open here.
import { MailOpen } from 'lucide-react';
import { type AnchorProps, TextLink } from '../anchor.tsx';

/** A link of a finger's height, beside the form that waits for the message. */
export function MailboxLink({ children, ...rest }: AnchorProps) {
  return (
    <TextLink {...rest} target="_blank" className="inline-flex min-h-control items-center gap-2 justify-self-start">
      <MailOpen aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </TextLink>
  );
}
