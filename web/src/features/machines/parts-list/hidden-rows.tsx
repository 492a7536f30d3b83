// Rows that do not fit, folded into one line at the end of the list (product §5).
import { ChevronDown } from 'lucide-react';
import { useTexts } from '../machines.texts.ts';

export function HiddenRows({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTexts();
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-control w-full items-center gap-2 rounded-box border border-line border-dashed px-3 py-2 text-start text-14 text-ink-soft hover:bg-hover hover:text-ink print:hidden"
    >
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      <span className="figures min-w-0 flex-1">{t('hiddenRows', { count })}</span>
      <span className="font-semibold text-ink underline underline-offset-[3px]">{t('showHidden')}</span>
    </button>
  );
}
