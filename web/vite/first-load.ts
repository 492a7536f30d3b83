// Which modules every first load needs, so that they come in one file (design: 130 KiB on login); measured, not guessed.
const PACKAGES =
  /node_modules[\\/](react|react-dom|scheduler|@tanstack[\\/](react-router|router-core|history|store|react-store)|@lingui[\\/]core|use-sync-external-store)[\\/]/;
const OWN = [
  /web[\\/]src[\\/]client[\\/](api|at-rest|built-pages|failures|failure-announcer|failure-words|preferences|request\.rules|return-path\.rules|session|sign-in-again|store|stored|stored-key|stored-secret|texts|use-request)\.tsx?$/,
  /web[\\/]src[\\/]ui[\\/](anchor|button|button-look|class-names|colour|empty-state|error-state|field|hand-on-focus|icon-button|logo|notice|progress-bar|skeleton|theme|toasts|use-media)\.tsx?$/,
  /web[\\/]src[\\/]app[\\/][\w.-]+\.tsx?$/,
  /web[\\/]src[\\/]app[\\/]shell[\\/]public-[\w.-]+\.tsx?$/,
  /web[\\/]src[\\/]features[\\/]settings[\\/](look|language-select|change-settings|settings\.texts)\.tsx?$/,
  /contract[\\/]src[\\/](limits|languages|refusals|access)\.ts$/,
  /contract[\\/]src[\\/]calls[\\/](identity|settings)\.ts$/,
  /lucide-react[\\/].*(createLucideIcon|Icon|context|circle-alert|eye|eye-off|globe|info|triangle-alert|chevron-down)\.m?js$/,
];
// What the login is made of and the shop behind it is not: there it would be carried for nothing.
const LOGIN = [/web[\\/]src[\\/]ui[\\/](card|password-field|tabs|text-field)\.tsx$/];
const LATER = /app[\\/](warning-dialogs|not-here-yet-screen|not-found-screen|ornament|rare-screens|sign-out)\.tsx?$/;

// What stands on every screen of signed-in people, and what every list of parts is made of: few files pack better than forty small ones.
const SHOP = [
  // Asking many questions at once is for the gallery alone.
  /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/](?!.*(queriesObserver|useQueries))/,
  /web[\\/]src[\\/]client[\\/](typed-step|use-(typed|beside)-address|use-call|idempotency-keys|permissions\.rules|no-endless-lists|query-client|chosen-machine|formats)\.tsx?$/,
  /web[\\/]src[\\/]app[\\/]sign-out\.ts$/,
  /web[\\/]src[\\/]app[\\/]shell[\\/](shop-frame|shop-header|header-search|search-wanted|bottom-bar|menu\.rules|pinned|idle-watch-later|shortcuts|shortcuts\.rules|phone-menu|user-menu|menu-entries)\.tsx?$/,
  /web[\\/]src[\\/]features[\\/](cart[\\/](cart\.|merge\.)|settings[\\/]settings-menu)[\w.-]*\.?tsx?$/,
  /web[\\/]src[\\/]ui[\\/](search-box|use-combobox|menu)\.tsx?$/,
  /contract[\\/]src[\\/](minor|quantities|supersession[\\/]successors|normal-code|calls[\\/](cart|catalogue|favourites|parts|areas|machines))\.ts$/,
  /lucide-react[\\/].*[\\/](shopping-cart|truck|clipboard-list|scan-line|search|x|menu|circle-user|bell)\.m?js$/,
];
const PARTS = [
  // Whom to ask about what is not sold.
  /web[\\/]src[\\/](client[\\/]contact-email|features[\\/]parts[\\/]not-sold)\.tsx?$/,
  /contract[\\/]src[\\/]calls[\\/]content\.ts$/,
  /web[\\/]src[\\/]features[\\/]parts[\\/](add-to-cart|offer-cells|offered|part-code|part-picture|part-address\.rules|price|stock|age\.rules|replaced-by|since\.rules|quantity-words-later|parts\.texts)\.tsx?$/,
  /web[\\/]src[\\/]ui[\\/](quantity|quantity-stepper|status-chip|code-text|copy-text|money-text|price-stars|select-field|picture|picture-turns|when-near)\.tsx?$/,
  /lucide-react[\\/].*[\\/](circle-check|circle-question-mark|circle-help|circle-x|clock|package-check|package-x|minus|plus|check|copy|arrow-right-left)\.m?js$/,
];

const LISTS = [
  /web[\\/]src[\\/]features[\\/]catalogue[\\/](shop-screen|goods|shop-toolbar|with-filter-texts|part-list|quick-view|fit-note-later|use-shop-search|catalogue\.data|catalogue\.texts|shop-search\.rules|category-tree\.rules)\.tsx?$/,
  /web[\\/]src[\\/]ui[\\/]breadcrumbs\.tsx$/,
];

// What lists of goods with pages have and a machine's parts list has not.
const PAGED = [
  /web[\\/]src[\\/]ui[\\/](pagination|page-window|radio-group|share-button|print-later|paper-later)\.tsx?$/,
  /web[\\/]src[\\/]features[\\/](favourites[\\/]favourites\.(data|stored)|parts[\\/]favourite-heart|catalogue[\\/]list-paper)\.tsx?$/,
  /lucide-react[\\/].*[\\/](heart|chevron-left|chevron-right|share-2|sliders-horizontal|layout-grid|list)\.m?js$/,
];

// What speaks of the chosen machine: the strip, its picture, verdicts.
const MACHINE = [
  /web[\\/]src[\\/](app[\\/]shell[\\/]machine-strip|client[\\/]machine-way)\.tsx?$/,
  /web[\\/]src[\\/]features[\\/]machines[\\/](machine-picture|machines\.data|machines\.texts)\.tsx?$/,
  /web[\\/]src[\\/]features[\\/]parts[\\/](fit-verdict|fit\.texts|printed-rule\.rules)\.tsx?$/,
  /lucide-react[\\/].*[\\/]repeat\.m?js$/,
];

// The list of a machine's parts, and what comes late to a list but on every visit.
const PARTS_LIST = [
  /web[\\/]src[\\/]features[\\/]machines[\\/](history-parts-list-screen|parts-list-[\w-]+|part-row-[\w-]+|figure-section|table-pieces)\.tsx?$/,
  /web[\\/]src[\\/]ui[\\/]plain-description\.ts$/,
];
const LOOKED_AT_FIRST = [...OWN, ...LOGIN, ...SHOP, ...PARTS, ...LISTS, ...PAGED, ...MACHINE, ...PARTS_LIST];

/** True for a module whose looks the lists of parts need at once; those of all others come with the module. */
export function inFirstLooks(id: string): boolean {
  return LOOKED_AT_FIRST.some((own) => own.test(id)) && !LATER.test(id);
}

/** True for a piece of the login. */
export function inLogin(id: string): boolean {
  return LOGIN.some((own) => own.test(id));
}

/** True for a piece that speaks of the chosen machine. */
export function inMachine(id: string): boolean {
  return MACHINE.some((own) => own.test(id));
}

/** True for a piece of lists that come in pages. */
export function inPagedLists(id: string): boolean {
  return PAGED.some((own) => own.test(id));
}

/** True for a module of the parts list itself. */
export function inShopList(id: string): boolean {
  return LISTS.some((own) => own.test(id));
}

/** True for a module of the frame every signed-in person sees. */
export function inShopFrame(id: string): boolean {
  return SHOP.some((own) => own.test(id));
}

/** True for a piece that rows and cards of parts are made of. */
export function inPartLists(id: string): boolean {
  return PARTS.some((own) => own.test(id));
}

/** True for a module that every page loads first. */
export function inFirstLoad(id: string): boolean {
  return (PACKAGES.test(id) || OWN.some((own) => own.test(id))) && !LATER.test(id);
}
