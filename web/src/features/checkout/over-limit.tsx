// Over the credit limit (spec §8: insufficient credit limit): how much is missing, and the ways on.
import type { Money } from '@outrigger/contract';
import { Mail, ShoppingCart } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Anchor, TextLink } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { useContactEmail } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';

export function OverLimit({ missing }: { missing: Money }) {
  const t = useTexts();
  const { money } = useFormats();
  const email = useContactEmail().data?.email;
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-semibold text-16">{t('missing', { amount: money(missing) })}</p>
        <p className="text-14">{t('missingText')}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Anchor href="/shopcart" className={buttonLook()}>
          <ShoppingCart aria-hidden="true" className="size-4 shrink-0" />
          {t('takeSomethingOut')}
        </Anchor>
        <AskForLimit email={email} />
      </div>
      {email && <p className="select-all break-words text-14 text-ink-soft">{email}</p>}
    </div>
  );
}

/** A mail to the parts desk with its subject written; the contact page while the address is not known. */
function AskForLimit({ email }: { email: string | undefined }) {
  const t = useTexts();
  if (email === undefined) {
    return (
      <Anchor href="/contact" className={buttonLook()}>
        {t('askStaff')}
      </Anchor>
    );
  }
  return (
    <a href={mailTo(email, t('limitSubject'))} className={buttonLook()}>
      <Mail aria-hidden="true" className="size-4 shrink-0" />
      {t('askForLimit')}
    </a>
  );
}

/** The same as a link in running text, for who may not see the amounts. */
export function AskForLimitLink() {
  const t = useTexts();
  const email = useContactEmail().data?.email;
  const href = email === undefined ? '/contact' : mailTo(email, t('limitSubject'));
  return <TextLink href={href}>{t('askForLimit')}</TextLink>;
}

const mailTo = (email: string, subject: string) => `mailto:${email}?subject=${encodeURIComponent(subject)}`;
