// What came short or damaged of an order, on its page: what was reported, and the way to report more (product §7 receipt).
import type { OrderDetail } from '@outrigger/contract';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { KeptFiles } from '../../uploads/index.ts';
import { useTexts } from './delivery.texts.ts';
import { useReceiptReports } from './receipt-reports.data.ts';
import { ReportDialog } from './report-dialog.tsx';
import { ReportRows } from './report-rows.tsx';

export function ReceiptReports({ order }: { order: OrderDetail }) {
  const hasLeft = order.lines.some((line) => line.shippedQuantity > 0);
  return hasLeft ? <Reports order={order} /> : null;
}

function Reports({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const reports = useReceiptReports(order.orderNo);
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <CardHead title={t('reportTitle')} text={t('reportLead')} />
      <div className="grid gap-4">
        {reports.data && reports.data.length > 0 && (
          <ReportRows
            reports={reports.data}
            more={(report) => <KeptFiles files={report.photos} label={t('photos')} />}
          />
        )}
        {order.lines.some((line) => line.reportableQuantity > 0) && (
          <div className="print:hidden">
            <Button
              size="small"
              icon={<MessageSquareWarning aria-hidden="true" className="size-4" />}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {t('report')}
            </Button>
          </div>
        )}
      </div>
      {isOpen && <ReportDialog order={order} onClose={() => setOpen(false)} />}
    </Card>
  );
}
