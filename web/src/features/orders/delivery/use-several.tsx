// Orders of the list that are chosen together; offered where all of one of them has left and the person may order (spec §4 batch confirm, §6).
import type { OrderSummary } from '@outrigger/contract';
import { useState } from 'react';
import { mayOrder } from '../../../client/session/permissions.rules.ts';
import { session } from '../../../client/session/session.ts';
import { useStore } from '../../../client/stored/store.ts';
import { ConfirmSeveral } from './confirm-several.tsx';
import { useTexts } from './delivery.texts.ts';

const NONE: ReadonlySet<string> = new Set();

/** The ticks of the rows and the bar of what is done with them; neither where nothing can be confirmed. */
export function useSeveral(orders: readonly OrderSummary[]) {
  const t = useTexts();
  const user = useStore(session)?.user;
  const [chosen, setChosen] = useState(NONE);
  const hasLeft = orders.some((order) => order.status === 'inTransit' && !order.isPartlySent);
  if (!user || !mayOrder(user) || (!hasLeft && chosen.size === 0)) return { selection: {}, bar: null };
  const labels = { all: t('chooseAll'), row: (orderNo: string) => t('choose', { orderNo }) };
  const whyNot = (orderNo: string) => {
    const order = orders.find((one) => one.orderNo === orderNo);
    if (order?.status !== 'inTransit') return t('notOnItsWay', { orderNo });
    return order.isPartlySent ? t('notAllSent', { orderNo }) : undefined;
  };
  return {
    selection: { selection: { selected: chosen, onChange: setChosen, labels, whyNot } },
    bar: <ConfirmSeveral chosen={chosen} onClear={() => setChosen(NONE)} />,
  };
}
