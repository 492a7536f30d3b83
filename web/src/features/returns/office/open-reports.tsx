// What was reported of the orders of a return at their receipt and waits for an answer: the same pieces may be meant, and are not to be paid for twice.
import type { DeskReturn } from '@outrigger/contract';
import { TriangleAlert } from 'lucide-react';
import { TextLink } from '../../../ui/anchor.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useTexts } from '../returns.texts.ts';

export function OpenReports({ reports }: { reports: DeskReturn['openReports'] }) {
  const t = useTexts();
  if (reports.length === 0) return null;
  return (
    <Notice
      tone="wait"
      icon={<TriangleAlert aria-hidden="true" />}
      title={t('openReports', { count: reports.length })}
      text={t('openReportsText')}
      action={
        <ul className="grid gap-1">
          {reports.map(({ orderNo, code, problem, quantity }, at) => (
            <li key={`${orderNo} ${code} ${at.toString()}`} className="wrap-anywhere">
              {t(`reported_${problem}`, { count: quantity, code })}{' '}
              <TextLink href={`/office/order?orderNo=${encodeURIComponent(orderNo)}`}>{orderNo}</TextLink>
            </li>
          ))}
        </ul>
      }
    />
  );
}
