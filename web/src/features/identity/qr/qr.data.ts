// The phone's side of a QR sign-in (product §3).
import { qrCalls } from '@outrigger/contract/calls/qr-sign-in.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** Who asks behind a scanned code; read once, since it may be answered once. */
export const useQrAsker = (code: string) =>
  useCall(qrCalls.lookAtQrSignIn, { code }, { staleTime: Number.POSITIVE_INFINITY });
/** Lets the other screen in or turns it away. */
export const useDecideQr = () => useSend(qrCalls.decideQrSignIn, { quiet: true });
