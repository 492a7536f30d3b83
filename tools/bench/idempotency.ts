// `npm run bench -- idempotency [--fault]`: each order sent five times with answers dropped (quality 3): one order, byte-equal replays, another body 422.
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Buyer, makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { type Answered, answeredBy, orderBody } from './orders/place.ts';
import { onScratchShop } from './orders/scratch-shop.ts';
import { conclude } from './orders/verdict.ts';

const ORDERS = 200;
const TIMES = 5;
const SIDE_BY_SIDE = 20;
const { values } = parseArgs({ options: { fault: { type: 'boolean', default: false } } });

await onScratchShop(2, async ({ db, apps }) => {
  if (values.fault) await plantFault(db);
  const ports = await Promise.all(apps.map(listen));
  const buyer = await makeBuyer(db, { credit: null });
  const part = await makePart(db, { stock: 10 * ORDERS });
  const found = { texts: 0, orders: 0, other: 0, dropped: 0 };
  for (let begun = 0; begun < ORDERS; begun += SIDE_BY_SIDE) {
    const results = await Promise.all(
      Array.from({ length: SIDE_BY_SIDE }, () => sendFiveTimes(ports, buyer, part.code)),
    );
    for (const result of results) {
      found.texts += result.texts;
      found.dropped += result.dropped;
      found.other += result.other === 422 ? 1 : 0;
    }
  }
  const [row] = await db<
    { orders: number }[]
  >`select count(*)::int as orders from orders where company_id = ${buyer.companyId}`;
  console.log(`${ORDERS} orders, each sent ${TIMES} times to two instances, ${found.dropped} answers dropped`);
  conclude(
    [
      { says: 'orders written', wanted: ORDERS, found: row?.orders },
      { says: 'different answers, all orders together', wanted: ORDERS, found: found.texts },
      { says: 'another body under the key answered 422', wanted: ORDERS, found: found.other },
    ],
    values.fault,
  );
});

async function listen(app: { listen(options: object): Promise<string> }): Promise<number> {
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

async function sendFiveTimes(ports: number[], buyer: Buyer, code: string) {
  const key = randomUUID();
  const body = (qty: number) => orderBody(buyer.addressId, [{ code, qty }], 'wallet');
  const texts = new Set<string>();
  let dropped = 0;
  for (let time = 0; time < TIMES; time += 1) {
    const port = ports[time % ports.length] ?? 0;
    const answer = await send(port, { token: buyer.token, key, body: body(1) }, time < TIMES - 2 ? time : null);
    if (answer?.reason === 'idempotencyKeyRunning') {
      // The attempt whose answer was dropped is still at work: the same request is sent once more.
      await sleep(20);
      time -= 1;
    } else if (answer) texts.add(answer.text);
    else dropped += 1;
  }
  const other = await send(ports[0] ?? 0, { token: buyer.token, key, body: body(2) }, null);
  return { texts: texts.size, dropped, other: other?.status };
}

/** Sends and reads, or hangs up after so many milliseconds without reading the answer. */
function send(
  port: number,
  sent: { token: string; key: string; body: object },
  hangUpAfterMs: number | null,
): Promise<Answered | null> {
  return new Promise((resolve, reject) => {
    const headers = { token: sent.token, 'idempotency-key': sent.key, 'content-type': 'application/json' };
    const asked = request({ port, path: '/api/order/make', method: 'POST', headers, agent: false }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () => resolve(answeredBy(answer.statusCode ?? 0, Buffer.concat(pieces).toString())));
      answer.on('error', () => resolve(null));
    });
    asked.on('error', (error) => (hangUpAfterMs === null ? reject(error) : resolve(null)));
    asked.end(JSON.stringify(sent.body), () => {
      if (hangUpAfterMs !== null) setTimeout(() => asked.destroy(new Error('hung up')), hangUpAfterMs);
    });
  });
}

// Keys are forgotten as soon as their work is done, so that a second sending is a second order.
async function plantFault(db: Db): Promise<void> {
  await db.unsafe(`
    create function forget_key() returns trigger language plpgsql as $$
    begin
      delete from idempotency_keys where user_id = new.user_id and key = new.key;
      return null;
    end $$;
    create trigger planted after update on idempotency_keys for each row when (new.state = 'done') execute function forget_key()`);
}
