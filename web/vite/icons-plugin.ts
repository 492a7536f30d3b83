// Lets the build draw the library's icons by our few lines, and takes the random keys off their pieces: React wants them in development alone, and nothing packs as badly (design: 130 and 170 KiB).
import { join } from 'node:path';
import type { Plugin } from 'vite';

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const KEY = /,\s*key: "\w+"/g;
const DRAWN_BY = /^import createLucideIcon from '[^']+';$/m;
/** Another name of an icon, or the list of all. */
const ALIAS = /^export \{ default(?: as \w+)? \} from/m;

/** The plugin for the build; in development icons are drawn by the library. `source` is the folder of the web's sources. */
export function icons(source: string): Plugin {
  const ours = `import { lucideIcon as createLucideIcon } from ${JSON.stringify(join(source, 'ui/lucide-icon.ts'))};`;
  return {
    name: 'outrigger-icons',
    apply: 'build',
    transform(code, id) {
      if (!ICON.test(id) || ALIAS.test(code)) return undefined;
      if (!DRAWN_BY.test(code)) this.error(`${id} is not drawn as the icons that this plugin knows`);
      return { code: code.replace(KEY, '').replace(DRAWN_BY, ours), map: null };
    },
  };
}
