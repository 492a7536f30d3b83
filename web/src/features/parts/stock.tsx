// How many there are, where, and how old the number is (product §5); what is not there says whether it can be waited for (product §7), what is not sold says nothing.
import type { PartCard, PartRow } from '@outrigger/contract';
import type { ComponentType } from 'react';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { StatusChip } from '../../ui/status-chip.tsx';
import { ageInWords } from './age.rules.ts';
import { useTexts } from './parts.texts.ts';

/** What is said in its place of a part beside the quantity that is chosen of it. */
export type StockAs = ComponentType<{ part: PartCard; quantity: number }>;

type StockProps = {
  stock: number;
  warehouse?: string | null;
  warehouseLang?: 'en' | null | undefined;
  countedAt?: string | null;
  sellPolicy: PartRow['sellPolicy'];
};

export function Stock({ stock, warehouse, warehouseLang, countedAt, sellPolicy }: StockProps) {
  const t = useTexts();
  const { number } = useFormats();
  const language = useLanguage();
  if (sellPolicy === 'notSold') return null;
  if (stock <= 0) {
    return sellPolicy === 'backorder' ? (
      <StatusChip isBare status="waiting">
        {t('onBackorder')}
      </StatusChip>
    ) : (
      <StatusChip isBare status="outOfStock">
        {t('outOfStock')}
      </StatusChip>
    );
  }
  const age = countedAt ? ageInWords(countedAt, language, Date.now()) : null;
  return (
    <div className="grid min-w-0">
      <StatusChip isBare status="inStock">
        <span className="figures">{t('inStock', { count: number(stock) })}</span>
      </StatusChip>
      {(warehouse || age) && (
        <span className="text-12 text-ink-soft">
          {warehouse && <span lang={warehouseLang ?? undefined}>{warehouse}</span>}
          {warehouse && age && ' · '}
          {age}
        </span>
      )}
    </div>
  );
}
