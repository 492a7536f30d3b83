// The kit's anchor inside the shop: an own address changes the route and is preloaded on intent, any other is an ordinary link.
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { AnchorProps } from '../ui/anchor.tsx';
import { parseSearch } from './search-params.rules.ts';

function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function preloadAddress(router: AnyRouter, href: string): void {
  const { pathname, search } = new URL(href, window.location.origin);
  // A failure while preloading is met again, and shown, when the route is really opened.
  void router.preloadRoute({ to: pathname, search: parseSearch(search) }).catch(() => undefined);
}

export function RouteAnchor({ href, onClick, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  const router = useRouter();
  const isOwn =
    href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/static/') && !rest.target && !rest.download;
  const preload = () => isOwn && preloadAddress(router, href);
  return (
    // biome-ignore lint/a11y/useAnchorContent: the content comes with the props.
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        preload();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        preload();
        onFocus?.(event);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isOwn || event.defaultPrevented || !isPlainPress(event)) return;
        event.preventDefault();
        if (href === router.history.location.href) router.history.replace(href);
        else router.history.push(href);
      }}
    />
  );
}
