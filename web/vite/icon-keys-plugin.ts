// Takes the random keys off the pieces of icons: React wants them in development alone, and nothing packs as badly (design: 130 and 170 KiB).
import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const KEY = /,\s*key: "\w+"/g;

/** The plugin for the build; in development icons keep their keys. */
export function iconKeys(): Plugin {
  return {
    name: 'outrigger-icon-keys',
    apply: 'build',
    transform(code, id) {
      return ICON.test(id) ? { code: code.replace(KEY, ''), map: null } : undefined;
    },
  };
}
