// The differences that still matter to who orders today, or all of them; kept in the address (product §5 Fit).
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFormats } from '../../../client/formats.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { useTexts } from './compare.texts.ts';

/** Whether the page is narrowed to what still matters, and the way to change that. */
export function useOnlyMattering(): { isOnly: boolean; setOnly: (isOnly: boolean) => void } {
  const { only } = useSearch({ from: '/compare' });
  const navigate = useNavigate({ from: '/compare' });
  const setOnly = (isOnly: boolean) =>
    void navigate({ search: (present) => ({ ...present, only: isOnly ? undefined : 'all' }), resetScroll: false });
  return { isOnly: only !== 'all', setOnly };
}

/** How many differences there are, and how many of them still matter. */
export function CompareFilter({ all, mattering }: { all: number; mattering: number }) {
  const t = useTexts();
  const { number } = useFormats();
  const { isOnly, setOnly } = useOnlyMattering();
  const settled = all - mattering;
  return (
    <div className="grid gap-2">
      <p className="text-14">{t('settled', { count: settled, shown: number(settled) })}</p>
      <div className="print:hidden">
        <RadioGroup
          label={t('show')}
          isLabelHidden
          look="inline"
          value={isOnly ? 'matters' : 'all'}
          onChange={(value) => setOnly(value === 'matters')}
          options={[
            { value: 'all', label: t('showAll', { shown: number(all) }) },
            { value: 'matters', label: t('showMatter', { shown: number(mattering) }) },
          ]}
        />
      </div>
    </div>
  );
}
