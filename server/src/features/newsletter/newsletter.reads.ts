// Where a subscription stands (spec §2 settings and subscription).
import type { Db } from '../../platform/db/db.ts';

/** Subscribed, or waiting for the mailed link. */
export interface NewsletterState {
  newsletter: boolean;
  newsletterWaits: boolean;
}

/** A subscription whose link is to be mailed. */
export interface ToConfirm {
  email: string;
  language: string;
}

/** Where the subscription of this address stands. */
export async function readNewsletter(db: Db, email: string): Promise<NewsletterState> {
  const [row] = await db<NewsletterState[]>`
    select confirmed_at is not null as newsletter, confirmed_at is null as newsletter_waits
    from newsletter_subscriptions where email = ${email} and ended_at is null`;
  return row ?? { newsletter: false, newsletterWaits: false };
}

/** The subscription behind a job, unless it was confirmed or left in the meantime. */
export async function readToConfirm(db: Db, id: number): Promise<ToConfirm | null> {
  const [row] = await db<ToConfirm[]>`
    select email, language from newsletter_subscriptions where id = ${id} and confirmed_at is null and ended_at is null`;
  return row ?? null;
}
