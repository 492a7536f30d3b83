// Which file of the build a module goes to: few files for what every visit begins with, so that they come at once and pack well (design: 130 KiB on the login, 170 on lists of parts).
import { join } from 'node:path';
import { ModuleGraph } from './module-graph.ts';
import { readTable } from './routes-table.ts';

// Leaving a page is held up by editors of the office alone.
const BASE_PACKAGES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store)|@lingui[\\/]core|use-sync-external-store)[\\/](?!.*useBlocker)/;
// Asking many questions at once is for the gallery alone.
const FRAME_PACKAGES = /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(queriesObserver|useQueries))/;
// What draws icons in the place of the library (icons-plugin.ts).
const ICONS = /[\\/]web[\\/]src[\\/]ui[\\/]lucide-icon\.ts$/;

/** Screens a first visit is measured on (design). */
const LOGIN = '/login';
const SHOP = '/shop';
const PARTS_LIST = '/historyPartsList';

// What the bundler and our own plugins write themselves, which every page needs.
const WRITTEN = /vite[\\/]preload-helper|rolldown[\\/]runtime|virtual:messages$/;
const NONE: ReadonlySet<string> = new Set();

/** What stands around every screen of signed-in people, with what the build puts in the place of a piece of the query library. */
const FRAME = ['app/frame.tsx', 'app/shell/shop-frame.tsx', 'client/api/no-endless-lists.ts'];
/** What may be seen before the shop and comes late, its looks at once: the drawing beside the login, the public frame, toasts, the logins of a demo. */
const SEEN_FIRST = [
  'app/shell/public-frame.tsx',
  'ui/overlays/toast-host.tsx',
  'ui/pictures/drawings/articulating-boom.tsx',
  'ui/pictures/drawings/scissor-lift.tsx',
  'features/identity/demo-logins.tsx',
];
/** What these screens show at once although it comes apart from them: the view a list begins with, the chosen machine. */
const AT_ONCE: Readonly<Record<string, readonly string[]>> = {
  [SHOP]: ['features/catalogue/part-list.tsx', 'features/parts/not-sold.tsx'],
  [PARTS_LIST]: ['app/shell/machine-strip.tsx', 'features/machines/machine-picture.tsx', 'features/parts/not-sold.tsx'],
};

/** The file of a module; null leaves it to the bundler. */
export type FileOf = (id: string) => string | null;

/** What goes where. */
interface Plan {
  fileOf: FileOf;
  /** The modules whose looks stand in the first sheet, which every page has. */
  loginLooks: ReadonlySet<string>;
  /** Those whose looks are there before any screen. */
  firstLooks: ReadonlySet<string>;
}

/** Plans the files of the build below `project`. */
export function planFiles(project: string): Plan {
  const source = join(project, 'web/src');
  const graph = new ModuleGraph(project);
  const app = join(source, 'app');
  const rows = readTable(app);
  const filesOfScreen = (path: string): string[] => {
    const imports = rows.find((row) => row.path === path)?.imports;
    if (!imports) throw new Error(`${path} has no screen in the table of routes`);
    const atOnce = (AT_ONCE[path] ?? []).map((name) => join(source, name));
    return [...imports.map((name) => join(app, name)), ...atOnce];
  };
  const main = [join(source, 'app/main.tsx')];
  const base = graph.closureOf(main);
  const frame = graph.closureOf(FRAME.map((name) => join(source, name)));
  const screens = [LOGIN, SHOP, PARTS_LIST].map((path) => graph.closureOf(filesOfScreen(path)));
  const [login = NONE, shop = NONE, partsList = NONE] = screens;
  const later = [...graph.laterClosures(main)];
  /** Whether nothing but this screen brings the module, so that nobody loads it for nothing. */
  const isOwn = (id: string, path: string): boolean =>
    later.every(([entry, closure]) => !closure.has(id) || filesOfScreen(path).includes(entry));

  const fileOf: FileOf = (id) => {
    if (base.has(id) || BASE_PACKAGES.test(id) || ICONS.test(id) || WRITTEN.test(id)) return 'base';
    const isOfLists = shop.has(id) || partsList.has(id);
    if (login.has(id)) return frame.has(id) || isOfLists ? 'base' : 'login';
    if (frame.has(id) || FRAME_PACKAGES.test(id)) return 'frame';
    if (!isOfLists) return null;
    if (shop.has(id) && partsList.has(id)) return 'parts';
    if (shop.has(id)) return isOwn(id, SHOP) ? 'list' : 'paged';
    return isOwn(id, PARTS_LIST) ? 'parts-list' : 'machine';
  };
  const seenFirst = graph.closureOf(SEEN_FIRST.map((name) => join(source, name)));
  return {
    fileOf,
    loginLooks: new Set([...base, ...login, ...seenFirst]),
    firstLooks: new Set([...base, ...frame, ...login, ...shop, ...partsList, ...seenFirst]),
  };
}
