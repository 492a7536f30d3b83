// What comes next of a return, in one sentence (design: the next step is always in sight).
import type { ReturnDetail } from '@outrigger/contract';
import { Hourglass, MessageSquareText, PackageCheck, Wallet } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { useTexts } from './returns.texts.ts';

export function ReturnNext({ found }: { found: ReturnDetail }) {
  const t = useTexts();
  const { money } = useFormats();
  const { status, answer, credit } = found;
  const said = answer ? t('answer', { answer }) : undefined;
  switch (status) {
    case 'requested':
      return (
        <Notice
          tone="wait"
          icon={<Hourglass aria-hidden="true" />}
          title={t('nextRequested')}
          text={t('nextRequestedText')}
        />
      );
    case 'accepted':
      return (
        <Notice
          tone="calm"
          icon={<PackageCheck aria-hidden="true" />}
          title={t('nextAccepted')}
          text={said ?? t('nextAcceptedText')}
        />
      );
    case 'credited': {
      const title = credit ? t('nextCredited', { amount: money(credit) }) : t('nextCreditedHidden');
      return (
        <Notice tone="good" icon={<Wallet aria-hidden="true" />} title={title} text={said ?? t('nextCreditedText')} />
      );
    }
    case 'refused':
      return <Notice tone="bad" icon={<MessageSquareText aria-hidden="true" />} title={t('nextRefused')} text={said} />;
    case 'withdrawn':
      return null;
  }
}
