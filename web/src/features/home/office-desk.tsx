// The start page of the parts desk: how much waits, and the way to it (product §8: queue first).
import { Inbox } from 'lucide-react';
import { LinkCard } from '../../ui/layout/card.tsx';
import { useOfficeQueue } from './home.data.ts';
import { useTexts } from './home.texts.ts';

export function OfficeDesk() {
  const t = useTexts();
  const total = useOfficeQueue().data?.total;
  return (
    <LinkCard href="/office" className="max-w-xl">
      <span className="flex items-center gap-3">
        <Inbox aria-hidden="true" className="size-6 text-ink-soft" />
        <span className="grid">
          <span className="font-semibold text-16">{t('officeQueue')}</span>
          <span className="figures text-14 text-ink-soft">
            {total === undefined ? '\u00A0' : t('officeWaits', { count: total })}
          </span>
        </span>
      </span>
    </LinkCard>
  );
}
