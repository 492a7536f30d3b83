// What became of a person's reports of one row: it waits, or it was answered with these words.
import type { OwnReport } from '@outrigger/contract';
import { MessageCircleReply, Clock } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { useTexts } from './row-reports.texts.ts';

const MOST = 3;

export function ReportStates({ reports }: { reports: readonly OwnReport[] }) {
  return (
    <ul className="grid w-full basis-full gap-1 py-1 text-14 text-ink print:hidden">
      {reports.slice(0, MOST).map((report) => (
        <li key={report.id}>
          <State report={report} />
        </li>
      ))}
    </ul>
  );
}

function State({ report }: { report: OwnReport }) {
  const t = useTexts();
  const { day } = useFormats();
  if (report.answer !== null) {
    return (
      <p className="flex items-start gap-2 rounded-inner border border-line bg-sunken px-2 py-1.5">
        <MessageCircleReply aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">
          <span className="font-semibold">{t('answered')}</span>{' '}
          <span className="wrap-anywhere whitespace-pre-line">{report.answer}</span>
          {report.answeredAt && <span className="block text-12 text-ink-soft">{day(report.answeredAt)}</span>}
        </span>
      </p>
    );
  }
  return (
    <p className="flex items-start gap-2 text-ink-soft">
      <Clock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(report.state === 'closed' ? 'closed' : 'waits', { day: day(report.createdAt) })}
    </p>
  );
}
