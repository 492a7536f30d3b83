// Draws an icon in the build in the place of the icon library's own way, which also knows sizes, providers and marks that nothing here asks for (quality 14).
import { createElement, type FunctionComponent, type SVGProps } from 'react';

/** An icon as the library's files have it. */
export interface IconData {
  name: string;
  node: readonly (readonly [string, Record<string, string>])[];
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': 'true',
} as const;

const isSpoken = (props: object): boolean => 'role' in props || 'aria-label' in props || 'title' in props;

/** The icon of these pieces: a drawing beside words, hidden from who listens unless it is given a name of its own. */
export function lucideIcon({ name, node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  return function Icon({ className = '', ...props }) {
    const look = isSpoken(props) ? { ...LOOK, 'aria-hidden': undefined } : LOOK;
    const pieces = node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement('svg', { ...look, className: `lucide lucide-${name} ${className}`, ...props }, ...pieces);
  };
}
