// Where the person is signed in, and ending it (product §3).
import { deviceCalls } from '@outrigger/contract/calls/devices.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** The browsers in which the person is signed in. */
export const useDevices = () => useCall(deviceCalls.devices, {});
/** Signs one of them out. */
export const useEndDevice = () => useSend(deviceCalls.endDevice, { refreshes: [deviceCalls.devices], isPress: true });
