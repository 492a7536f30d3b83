// In the place of the cart button for what is not sold here: the parts desk, by mail (spec §8: contact staff by feedback email).
import { useDeskHref } from '../../client/contact-email.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { useTexts } from './parts.texts.ts';

export function NotSold({ subject }: { subject: string }) {
  const t = useTexts();
  const href = useDeskHref(subject);
  return (
    <p className="text-14 text-ink-soft">
      <span className="font-medium text-ink">{t('notSold')}</span>{' '}
      <TextLink href={href} className="reach relative z-1 inline-block">
        {t('askPartsDesk')}
      </TextLink>
    </p>
  );
}
