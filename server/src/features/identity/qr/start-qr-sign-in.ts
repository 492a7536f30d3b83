// A browser asks to be signed in by a phone (product §3: two minutes, once, bound to the browser that asked).
import type { calls, ResultOf } from '@outrigger/contract';
import type { OpenContext } from '../../../platform/context.ts';
import { countHit } from '../../../platform/counters.store.ts';
import { newToken } from '../../../platform/sessions/token.ts';
import { insertQrTicket, QR_SECONDS } from './qr.store.ts';

type Start = ResultOf<typeof calls.qr.startQrSignIn>;

/** Many desks may sit behind one address, each of which asks anew every two minutes. */
const STARTS = { hits: 300, seconds: 900 };

/** Gives the link for the phone and the secret that stays in the browser. */
export async function startQrSignIn(context: OpenContext): Promise<Start> {
  const { db, ip, agent, shop } = context;
  await countHit(db, { name: 'qrStart', subject: ip, ...STARTS });
  const [code, secret] = [newToken(), newToken()];
  await insertQrTicket(db, { code, claim: secret }, { agent, address: ip });
  return { link: `${shop.config.publicUrl}/qr_sign_in?code=${code}`, secret, seconds: QR_SECONDS };
}
