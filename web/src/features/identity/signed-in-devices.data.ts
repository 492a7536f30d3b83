// The part of identity's door that the settings show; apart from the login's, whose first load is counted.
export { SignedInDevices } from './devices/signed-in-devices.tsx';
