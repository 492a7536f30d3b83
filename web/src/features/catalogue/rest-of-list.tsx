// What a list held to the machine leaves out, folded into one line at its end (product §5: what is for other machines is one folded group).
import { ChevronDown } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { useTexts } from './filters/filters.texts.ts';

type RestProps = { count: number; isAtLeast?: boolean | undefined; onShow: () => void };

/** Nothing where nothing is left out. */
export function RestOfList({ count, isAtLeast, onShow }: RestProps) {
  const t = useTexts();
  const { number } = useFormats();
  if (count <= 0) return null;
  return (
    <button
      type="button"
      onClick={onShow}
      className="flex min-h-control w-full items-center gap-2 rounded-box border border-line border-dashed px-3 py-2 text-start text-14 text-ink-soft hover:bg-hover hover:text-ink print:hidden"
    >
      <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      <span className="figures min-w-0 flex-1">
        {t('forOthers', { count, shown: `${number(count)}${isAtLeast ? '+' : ''}` })}
      </span>
      <span className="font-semibold text-ink underline underline-offset-[3px]">{t('showThem')}</span>
    </button>
  );
}
