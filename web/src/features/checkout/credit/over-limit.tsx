// Over the credit limit (spec §8: insufficient credit limit): how much is missing, and the ways on.
import type { Money } from '@outrigger/contract';
import { Mail, ShoppingCart } from 'lucide-react';
import { useContactEmail, useDeskHref } from '../../../client/contact-email.ts';
import { useFormats } from '../../../client/formats.ts';
import { Anchor, TextLink } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { useTexts } from '../checkout.texts.ts';

export function OverLimit({ missing, hasOther }: { missing: Money; hasOther: boolean }) {
  const t = useTexts();
  const { money } = useFormats();
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="font-semibold text-16">{t('missing', { amount: money(missing) })}</p>
        <p className="text-14">{t(hasOther ? 'missingTextOther' : 'missingText')}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Anchor href="/shopcart" className={buttonLook()}>
          <ShoppingCart aria-hidden="true" className="size-4 shrink-0" />
          {t('takeSomethingOut')}
        </Anchor>
        <AskPartsDesk label={t('askForLimit')} subject={t('limitSubject')} />
      </div>
    </div>
  );
}

/** A mail to the parts desk with its subject written, and the address to copy; what there is of the contact page while it is not known. */
export function AskPartsDesk({ label, subject }: { label: string; subject: string }) {
  const t = useTexts();
  const email = useContactEmail();
  const href = useDeskHref(subject);
  if (email === undefined) {
    return (
      <Anchor href={href} className={buttonLook()}>
        {t('askStaff')}
      </Anchor>
    );
  }
  return (
    <>
      <a href={href} className={buttonLook()}>
        <Mail aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </a>
      <p className="basis-full select-all wrap-anywhere text-14 text-ink-soft">{email}</p>
    </>
  );
}

/** The same as a link in running text. */
export function AskLink({ label, subject }: { label: string; subject: string }) {
  return <TextLink href={useDeskHref(subject)}>{label}</TextLink>;
}
