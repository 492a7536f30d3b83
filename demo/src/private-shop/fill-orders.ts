// Places the past orders of the demo customers and brings each as far as its plan says.
import { ORDER_MAIL_JOB } from '@outrigger/server/src/features/orders/index.ts';
import { inTransaction, type Db } from '@outrigger/server/src/platform/db/db.ts';
import { advance } from './advance-order.ts';
import type { StoredCompany } from './fill-people.ts';
import { moveBack } from './move-back.ts';
import { ORDER_PLANS } from './order-plans.ts';
import { type PlacedOrder, placePlan } from './place-plan.ts';

/** What the orders are placed with. */
export interface OrderScene {
  companies: readonly StoredCompany[];
  /** Machine ids by company. */
  fleets: ReadonlyMap<number, readonly number[]>;
  officeId: number;
  seed: number;
}

/** Half past seven: later plans order later in the day, so that invoice numbers rise with their times. */
const FIRST_MINUTE = 450;

/** Places all of them, oldest first. */
export async function fillOrders(db: Db, scene: OrderScene): Promise<void> {
  for (const [at, plan] of ORDER_PLANS.entries()) {
    const company = scene.companies.find((one) => one.demo.number === plan.company);
    const fleet = company ? (scene.fleets.get(company.id) ?? []) : [];
    const machineId = fleet[plan.machine % Math.max(1, fleet.length)];
    const mainId = company?.users.get(company.demo.people[0]?.login ?? '');
    if (!company || machineId === undefined || mainId === undefined) continue;
    const placed = await placePlan(db, plan, { company, machineId, seed: scene.seed });
    await inTransaction(db, (trx) => moveBack(trx, placed.id, { days: plan.daysAgo, minute: FIRST_MINUTE + at * 12 }));
    await takeSteps(db, placed, { officeId: scene.officeId, mainId });
  }
  // Mails of orders that are long past would only be noise in the mailbox.
  await db`update outbox set done_at = now() where job = ${ORDER_MAIL_JOB} and done_at is null`;
}

async function takeSteps(db: Db, placed: PlacedOrder, actors: { officeId: number; mainId: number }): Promise<void> {
  for (const [number, step] of placed.plan.steps.entries()) await advance(db, placed, { ...step, number }, actors);
}
