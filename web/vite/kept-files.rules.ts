// Which files of a build a browser keeps for the time without a network, and with what: shell, screens, texts of one language, what reads books.

interface NamedFile {
  name: string;
  modules: readonly string[];
}

const TEXTS = /^static\/texts-[^/]+\/([a-z]{2})-/;
const BOOKS = /^static\/(pdf\.worker|pdf-[^/]+\/standard_fonts\/)/;
const OF_BOOKS = /node_modules\/(pdfjs-dist|three)\//;
const SCREENS = /\.(js|css)$|-latin-[^/]*\.woff2$/;
/** The office works at a desk. */
const OFFICE = /\/office\//;
/** Scripts outside the folder of screens are programs of workers, kept by their use. */
const IN_FOLDER = /^static\/[^/]+\/[^/]+\.js$/;
const AT_ROOT = ['favicon.svg', 'manifest.webmanifest', 'icon-192.png'];

const hrefOf = (name: string): string => `/${name}`;

/** The groups as addresses; `shell` are names of files that come first. */
export function groupsOf(all: readonly NamedFile[], shell: readonly string[]) {
  const first = new Set(shell);
  const screens: string[] = [];
  const books: string[] = [];
  const texts: Record<string, string[]> = {};
  for (const { name, modules } of all) {
    const language = TEXTS.exec(name)?.[1];
    if (first.has(name)) continue;
    if (language) (texts[language] ??= []).push(hrefOf(name));
    else if (BOOKS.test(name) || modules.some((id) => OF_BOOKS.test(id))) books.push(hrefOf(name));
    else if (modules.length > 0 && modules.every((id) => OFFICE.test(id))) continue;
    else if (SCREENS.test(name) && (!name.endsWith('.js') || IN_FOLDER.test(name))) screens.push(hrefOf(name));
  }
  return { shell: [...AT_ROOT, ...shell].map(hrefOf), screens, texts, books };
}
