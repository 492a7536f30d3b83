// How many there are, where, and how old the number is (product §5); what is not there says whether it can be waited for (product §7), what is not sold says nothing.
import type { PartCard, PartRow } from '@outrigger/contract';
import type { ComponentType } from 'react';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { DeliveryDay } from './delivery-day.tsx';
import { ageInWords } from './age.rules.ts';
import { useTexts } from '../parts/parts.texts.ts';

/** What is said in its place of a part beside the quantity that is chosen of it. */
export type StockAs = ComponentType<{ part: PartCard; quantity: number }>;

export type StockProps = {
  /** Given in lists: the day it would be there is said as well. */
  partId?: number;
  stock: number;
  stockWarehouse?: string | null;
  stockWarehouseLang?: 'en' | null | undefined;
  stockCountedAt?: string | null;
  sellPolicy: PartRow['sellPolicy'];
};

export function Stock({ partId, stock, stockWarehouse, stockWarehouseLang, stockCountedAt, sellPolicy }: StockProps) {
  const t = useTexts();
  const { number } = useFormats();
  const language = useLanguage();
  if (sellPolicy === 'notSold') return null;
  const day = partId !== undefined && <DeliveryDay partId={partId} isShort className="text-ink-soft" />;
  if (stock <= 0) {
    return sellPolicy === 'backorder' ? (
      <div className="grid min-w-0">
        <StatusChip isBare status="waiting">
          {t('onBackorder')}
        </StatusChip>
        {day}
      </div>
    ) : (
      <StatusChip isBare status="outOfStock">
        {t('outOfStock')}
      </StatusChip>
    );
  }
  const counted = stockCountedAt && t('countedAgo', { age: ageInWords(stockCountedAt, language, Date.now()) });
  return (
    <div className="grid min-w-0">
      <StatusChip isBare status="inStock">
        <span className="figures">{t('inStock', { count: number(stock) })}</span>
      </StatusChip>
      {(stockWarehouse || counted) && (
        <span className="stock-place text-12 text-ink-soft">
          {stockWarehouse && <span lang={stockWarehouseLang ?? undefined}>{stockWarehouse}</span>}
          {stockWarehouse && counted && ' · '}
          {counted}
        </span>
      )}
      {day}
    </div>
  );
}
