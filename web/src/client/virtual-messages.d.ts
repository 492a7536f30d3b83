// What `web/vite/messages-plugin.ts` serves: compiled texts by language and feature, each loaded on its own.
declare module 'virtual:messages' {
  import type { Messages } from '@lingui/core';
  export const loaders: Record<string, Record<string, () => Promise<{ default: Messages }>>>;
}
