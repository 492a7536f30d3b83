// Links of the kit. The kit knows no router: the app hands in its own anchor once, and every piece that links uses it.
import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react';
import { classNames } from './class-names.ts';

export type AnchorProps = ComponentProps<'a'> & { href: string };

function PlainAnchor(props: AnchorProps) {
  return createElement('a', props);
}

const AnchorContext = createContext<ComponentType<AnchorProps>>(PlainAnchor);

/** Give it a component that turns a press on an own address into a route change. */
export const AnchorProvider = AnchorContext.Provider;

/** A link without a look of its own, for cards, rows and links that look like buttons. */
export function Anchor(props: AnchorProps) {
  return createElement(use(AnchorContext), props);
}

const LINK_LOOK =
  'rounded-inner font-medium text-ink underline decoration-2 decoration-brand underline-offset-[3px] hover:bg-hover';

/** A link in running text: ink with the brand colour as its line, readable whatever the brand. */
export function TextLink({ className, ...rest }: AnchorProps) {
  return <Anchor {...rest} className={classNames(LINK_LOOK, className)} />;
}
