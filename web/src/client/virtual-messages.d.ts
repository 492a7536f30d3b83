// What `web/vite/messages-plugin.ts` serves: compiled texts by language and feature, each loaded on its own.
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  /** Rejects where there are none. */
  export const load: (language: string, feature: string) => Promise<{ default: Messages }>;
}
