// Reports of what came short or damaged, each with its answer or that it waits for one.
import type { ReceiptReport } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { useTexts } from './delivery.texts.ts';

type ReportRowsProps = { reports: readonly ReceiptReport[]; more?: (report: ReceiptReport) => ReactNode };

export function ReportRows({ reports, more }: ReportRowsProps) {
  const t = useTexts();
  const { dayTime, number } = useFormats();
  return (
    <ul className="grid gap-4">
      {reports.map((report) => (
        <li key={report.id} className="grid gap-1 border-line border-t pt-4 first:border-t-0 first:pt-0">
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <b className="font-semibold">
              {t('reportOf', { count: number(report.quantity), code: report.code })} · {t(`problem_${report.problem}`)}
            </b>
            <StatusChip status={report.answer === null ? 'waiting' : 'done'} isBare>
              {t(report.answer === null ? 'waitsAnswer' : report.outcome ? `outcome_${report.outcome}` : 'settled')}
            </StatusChip>
          </p>
          <p className="text-14 text-ink-soft">{t('reportBy', { when: dayTime(report.at), who: report.by })}</p>
          {report.note && <p className="wrap-anywhere whitespace-pre-line">{report.note}</p>}
          {report.answer && (
            <p className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3">{report.answer}</p>
          )}
          {more?.(report)}
        </li>
      ))}
    </ul>
  );
}
