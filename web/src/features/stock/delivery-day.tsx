// "With you by Mon, Dec 7" beside a price (product §7 Stock choice): the promise of an order made now, to the usual address.
import { useEffect, useRef, useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { whenNear } from '../../ui/pictures/when-near.ts';
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

const NEAR = '600px';
const KEPT_LINE = <span className="text-12">{'\u00A0'}</span>;

/** In rows it is asked for once it is near the sight: a cart may have thousands of them. */
export function DeliveryDay(props: DeliveryDayProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [isNear, setNear] = useState(!props.isShort);
  useEffect(() => (place.current ? whenNear(place.current, NEAR, () => setNear(true)) : undefined), []);
  return isNear ? <AskedDay {...props} /> : <span ref={place}>{KEPT_LINE}</span>;
}

function AskedDay({ partId, quantity, isShort = false, className }: DeliveryDayProps) {
  const t = useTexts();
  const { promise } = useFormats();
  const day = useDeliveryDay(partId, quantity);
  if (!day) return isShort && day === undefined ? KEPT_LINE : null;
  const whole = t('withYouBy', { day: promise(day) });
  if (!isShort) return <span className={className}>{whole}</span>;
  return (
    <span className={classNames('text-12', className)} title={whole}>
      <span aria-hidden="true">{t('byDay', { day: promise(day) })}</span>
      <span className="sr-only">{whole}</span>
    </span>
  );
}
