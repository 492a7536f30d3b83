// The phone number of a call as it is dialled from anywhere, or the field refused (spec §5: phone number format must be valid).
import { refuseFields } from '../../../platform/refuse.ts';
import { dialled } from '../profile/dialled.ts';

/** E.164 of what was typed. */
export async function dialledOrRefused(typed: string): Promise<string> {
  return (await dialled(typed)) ?? refuseFields([{ field: 'phone', problem: 'format' }]);
}
