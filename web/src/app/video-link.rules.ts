// Which links lead to a video: tutorials, banners, notices, pages and tools of the shop may hold one (spec §7 Log: video).

const FILM = /\.(?:mp4|m4v|webm|mov|m3u8)$/i;
const HOSTS =
  /(?:^|\.)(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|bilibili\.com|youku\.com|v\.qq\.com)$/i;

/** Whether an address is a film's own, or a page of a host of films. */
export function isVideoLink(href: string): boolean {
  const address = URL.parse(href, 'https://shop.invalid');
  return address !== null && (FILM.test(address.pathname) || HOSTS.test(address.hostname));
}
