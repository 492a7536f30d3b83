// What the parts desk decided about a company, as a chip.
import type { Status } from '../../ui/text/status-chip.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import type { CompanyRow } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';

const LOOKS: Record<CompanyRow['status'], Status> = { waiting: 'waiting', approved: 'fits', blocked: 'doesNotFit' };

export function CompanyStatus({ status }: { status: CompanyRow['status'] }) {
  const t = useTexts();
  return <StatusChip status={LOOKS[status]}>{t(status)}</StatusChip>;
}
