// Which modules every first load needs, so that they come in one file (design: 130 KiB on login); measured, not guessed.
const PACKAGES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store)|@lingui[\\/]core|use-sync-external-store)[\\/]/;
const OWN = [
  /web[\\/]src[\\/]client[\\/](api|failures|failure-announcer|failure-words|preferences|request\.rules|session|sign-in-again|store|stored|stored-key|stored-secret|texts|use-request)\.tsx?$/,
  /web[\\/]src[\\/]ui[\\/](anchor|button|button-look|card|class-names|colour|empty-state|error-state|field|icon-button|logo|notice|password-field|progress-bar|skeleton|tabs|text-field|theme|toasts)\.tsx?$/,
  /web[\\/]src[\\/]app[\\/][\w.-]+\.tsx?$/,
  /web[\\/]src[\\/]app[\\/]shell[\\/]public-[\w.-]+\.tsx?$/,
  /web[\\/]src[\\/]features[\\/]settings[\\/](look|language-select|change-settings|settings\.texts)\.tsx?$/,
  /contract[\\/]src[\\/](limits|languages|refusals|access)\.ts$/,
  /contract[\\/]src[\\/]calls[\\/](identity|settings)\.ts$/,
  /lucide-react[\\/].*(createLucideIcon|Icon|context|circle-alert|eye|eye-off|globe|triangle-alert|chevron-down)\.m?js$/,
];
const LATER = /app[\\/](warning-dialogs|not-here-yet-screen|sign-out)\.tsx?$/;

/** True for a module that every page loads first. */
export function inFirstLoad(id: string): boolean {
  return (PACKAGES.test(id) || OWN.some((own) => own.test(id))) && !LATER.test(id);
}
