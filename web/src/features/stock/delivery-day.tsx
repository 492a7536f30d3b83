// "With you by Mon, Dec 7" beside a price (product §7 Stock choice): the promise of an order made now, to the usual address.
import { useFormats } from '../../client/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from '../parts/parts.texts.ts';
import { useDeliveryDay } from './delivery-dates.data.ts';

type DeliveryDayProps = {
  partId: number;
  /** The least that may be ordered where it is not given. */
  quantity?: number;
  /** In rows: "by Mon, Dec 7", in a line that is kept free until the day is known. */
  isShort?: boolean;
  className?: string;
};

export function DeliveryDay({ partId, quantity, isShort = false, className }: DeliveryDayProps) {
  const t = useTexts();
  const { promise } = useFormats();
  const day = useDeliveryDay(partId, quantity);
  if (!day) return isShort && day === undefined ? <span className="text-12">{'\u00A0'}</span> : null;
  const whole = t('withYouBy', { day: promise(day) });
  if (!isShort) return <span className={className}>{whole}</span>;
  return (
    <span className={classNames('text-12', className)} title={whole}>
      <span aria-hidden="true">{t('byDay', { day: promise(day) })}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
