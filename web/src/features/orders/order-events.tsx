// What happened to an order, the newest on top (product §7: each transition appends an event).
import type { OrderDetail } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { STATUS_WORDS } from './order-words.tsx';
import { useTexts } from './orders.texts.ts';

export function OrderEvents({ events }: { events: OrderDetail['events'] }) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <ol className="grid gap-3 text-14">
      {events.toReversed().map((event) => (
        <li key={`${event.at} ${event.event}`} className="border-line border-l-2 pl-3">
          <p className="font-semibold">{t(STATUS_WORDS[event.toStatus])}</p>
          <p className="figures text-ink-soft">{moment(event.at)}</p>
          {event.reason && <p className="wrap-anywhere">{event.reason}</p>}
        </li>
      ))}
    </ol>
  );
}
