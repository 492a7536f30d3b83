// Notes visits and switches, and sends all that was noted in few calls, behind the person's back (spec §7 Log).
import type { AnyRouter } from '@tanstack/react-router';
import { ACTIVITY_LABELS, type ActivityLabel, activityCalls } from '@outrigger/contract/calls/activity.ts';
import { noteActivity, onActivity, takeActivity } from '../client/activity.ts';
import { request } from '../client/api/api.ts';
import { session } from '../client/session/session.ts';
import { currency, language } from '../client/stored/preferences.ts';
import { isVideoLink } from './video-link.rules.ts';

const LABEL_OF: Readonly<Record<string, ActivityLabel>> = {
  '/home': 'home',
  '/shop': 'partsList',
  '/category': 'category',
  '/product': 'product',
  '/searchResult': 'searchResult',
  '/history': 'machines',
  '/historyPartsList': 'machineParts',
  '/compare': 'compare',
  '/manual/parts': 'partManuals',
  '/manual/3d': 'manuals3d',
  '/manual/service': 'serviceManuals',
  '/quickadd': 'quickAdd',
  '/shopcart': 'cart',
  '/placeorder': 'checkout',
  '/order': 'orders',
  '/details': 'orderDetail',
  '/favorite': 'favourites',
  '/lists': 'savedLists',
  '/notice': 'notices',
  '/account': 'account',
  '/help': 'help',
  '/contact': 'contact',
  '/tools': 'serviceTools',
};

const WAIT_MS = 10_000;
const AT_ONCE = 50;
const FULL = 20;

const noteLabel = (label: ActivityLabel): void => noteActivity(ACTIVITY_LABELS.indexOf(label) + 1, label);

function noteVisit(path: string): void {
  const label = LABEL_OF[path];
  if (label) noteLabel(label);
}

// Whoever follows a link to a video looks at it, wherever the link stands; a press that opens another tab counts too.
function noteVideo({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && isVideoLink(link.href)) noteLabel('video');
}

/** Begins with the page that is open; gives what ends it. */
export function watchActivity(router: AnyRouter): () => void {
  let count = 0;
  let clock: ReturnType<typeof setTimeout> | undefined;
  const send = () => {
    clearTimeout(clock);
    clock = undefined;
    count = 0;
    const records = takeActivity(AT_ONCE);
    const user = session.get()?.user;
    if (records.length === 0 || !user || user.role === 'admin') return;
    // What is lost is lost: nobody waits for it, and nothing is said of it.
    request(activityCalls.userLogRecord, { records }, { isAside: true }).catch(() => undefined);
  };
  const unhear = onActivity(() => {
    count += 1;
    if (count >= FULL) send();
    else clock ??= setTimeout(send, WAIT_MS);
  });
  noteVisit(router.state.location.pathname);
  const sendHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', sendHidden);
  document.addEventListener('click', noteVideo, true);
  const watched = [
    router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
      if (pathChanged) noteVisit(toLocation.pathname);
    }),
    language.subscribe(() => noteLabel('languageSwitch')),
    currency.subscribe(() => noteLabel('currencySwitch')),
    () => document.removeEventListener('visibilitychange', sendHidden),
    () => document.removeEventListener('click', noteVideo, true),
    () => clearTimeout(clock),
    unhear,
  ];
  return () => {
    // Whoever signs in next in this tab is somebody else; without a session it is lost.
    send();
    for (const end of watched) end();
  };
}
