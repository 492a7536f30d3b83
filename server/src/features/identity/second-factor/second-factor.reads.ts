// What an administrator may know of the own second factor (product §3).
import type { calls, ResultOf } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';

type State = ResultOf<typeof calls.secondFactor.secondFactor>;

/** Whether one is enrolled, and how many recovery codes are left. */
export async function readSecondFactor(db: Db, userId: number): Promise<State> {
  const [row] = await db<State[]>`
    select u.totp_enrolled_at is not null as is_enrolled,
      (select count(*)::int from recovery_codes r where r.user_id = u.id and r.used_at is null) as recovery_codes_left
    from users u where u.id = ${userId}`;
  return row ?? { isEnrolled: false, recoveryCodesLeft: 0 };
}
