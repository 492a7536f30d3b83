// What one does with an order on its page: copy its number for a mail or a call, and print it.
import { Copy, Printer } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/text/copy-text.ts';
import { printWhole } from '../../ui/print/print-whole.ts';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useTexts } from './orders.texts.ts';

export function OrderTools({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  const copy = async () => {
    const isCopied = await copyText(orderNo);
    showToast(isCopied ? { text: t('copied'), tone: 'good' } : { text: t('notCopied') });
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button size="small" icon={<Copy aria-hidden="true" className="size-4" />} onClick={() => void copy()}>
        {t('copyNumber')}
      </Button>
      <Button size="small" icon={<Printer aria-hidden="true" className="size-4" />} onClick={printWhole}>
        {t('print')}
      </Button>
    </div>
  );
}
