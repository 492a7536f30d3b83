// Where the part lies, how old each number is and what is on its way (product §5; design: stock with warehouse and date).
import type { PartDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { ageInWords } from './age.rules.ts';
import { useTexts } from '../parts/detail.texts.ts';
import { useTexts as useRowTexts } from '../parts/parts.texts.ts';

type PlacesProps = {
  part: PartDetail;
  /** The day on which there are more by another way; deliveries after it are of no use to anybody who waits. */
  expectedOn?: string | null | undefined;
};

export function StockPlaces({ part, expectedOn }: PlacesProps) {
  const t = useTexts();
  const inRows = useRowTexts();
  const { number, promise } = useFormats();
  const language = useLanguage();
  const now = Date.now();
  const isOfUse = (date: string) => !expectedOn || date <= expectedOn;
  const places = part.stockPlaces
    .map((place) =>
      place.nextDelivery && !isOfUse(place.nextDelivery.date) ? { ...place, nextDelivery: null } : place,
    )
    .filter((place) => place.stock > 0 || place.nextDelivery);
  if (places.length === 0) return null;
  return (
    <ul aria-label={t('stockByWarehouse')} className="grid gap-1 text-14">
      {places.map((place) => (
        <li
          key={place.warehouse}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-1"
        >
          <span className="min-w-0">
            <span lang={place.nameLang ?? undefined}>{place.name}</span>
            {place.countedAt !== null && (
              <span className="text-ink-soft">
                {' · '}
                {inRows('countedAgo', { age: ageInWords(place.countedAt, language, now) })}
              </span>
            )}
          </span>
          <span className="figures break-keep text-end">
            <span className="font-semibold">{number(place.stock)}</span>
            {place.nextDelivery && (
              <span className="text-ink-soft">
                {' '}
                {t('nextDelivery', {
                  count: number(place.nextDelivery.quantity),
                  day: promise(place.nextDelivery.date),
                })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
