// What is said when something goes into the cart for a machine it does not fit (product §5 Fit verdict): it goes in all the same, says so, and can be taken back at once.
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { queryClient } from '../../client/api/query-client.ts';
import { queryOf } from '../../client/api/use-call.ts';
import { showToast, type Toast } from '../../ui/overlays/toasts.ts';
import type { CartLine, LineMachine } from './cart.rules.ts';
import { putCartLine } from './cart.stored.ts';
import { removeCartLines } from './taken-out.ts';
import type { useTexts } from './cart.texts.ts';

/** What was added, and the machine it is meant for. */
export interface Meant {
  parts: readonly { id: number; code: string }[];
  machine: Omit<LineMachine, 'qty'>;
  /** The line as it was before, null where there was none; left out where it cannot be put back. */
  before?: CartLine | null;
}

// A verdict that takes longer comes after the word that the part is in the cart.
const PATIENCE_MS = 800;

/** Codes known not to fit; none where nobody answers, since that is no verdict. */
async function misfits({ parts, machine: { hostId } }: Meant): Promise<string[]> {
  const input = { hostId, ids: parts.map(({ id }) => id).join(',') };
  const fits = await queryClient
    .fetchQuery({ ...queryOf(machineCalls.fitOfParts, input), retry: false })
    .catch(() => []);
  const isOff = new Set(fits.flatMap((fit) => (fit.verdict === 'doesNotFit' ? fit.partId : [])));
  return parts.flatMap(({ id, code }) => (isOff.has(id) ? code : []));
}

/** The cart as it was before they were added. */
function putBack({ parts, before }: Meant): void {
  if (before) putCartLine(before);
  else removeCartLines(parts.map(({ code }) => code));
}

/** Says that parts were added; of what does not fit it stays until it was read. */
export async function tellMeant(toast: Toast, meant: Meant, t: ReturnType<typeof useTexts>): Promise<void> {
  let close: (() => void) | undefined;
  const tell = () => {
    close = showToast(toast);
  };
  const slow = setTimeout(tell, PATIENCE_MS);
  const codes = await misfits(meant);
  clearTimeout(slow);
  if (codes.length === 0) return close ? undefined : tell();
  close?.();
  const facts = { serial: meant.machine.serialNumber, codes: codes.join(', ') };
  const said = meant.parts.length > 1 ? t('someDoNotFit', facts) : t('doesNotFit', facts);
  const undo = meant.before !== undefined && { action: { label: t('undo'), onPress: () => putBack(meant) } };
  showToast({ ...toast, ...undo, detail: [said, toast.detail].filter(Boolean).join(' '), tone: 'bad' });
}
