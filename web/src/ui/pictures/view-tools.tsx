// The buttons at the corner of a drawing or a model: larger, smaller, all of it.
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button.tsx';

export type ViewToolTexts = { zoomIn: string; zoomOut: string; fit: string };

type ViewToolsProps = {
  texts: ViewToolTexts;
  onZoom: (factor: number) => void;
  onFit: () => void;
  /** More buttons, before the others. */
  children?: ReactNode;
};

const STEP = 1.5;
// Two fingers do it on a phone, whose small window the buttons would cover.
const ZOOM = { kind: 'secondary', className: 'max-md:touch:hidden' } as const;

export function ViewTools({ texts, onZoom, onFit, children }: ViewToolsProps) {
  return (
    <div className="absolute end-2 bottom-2 flex gap-1.5">
      {children}
      <IconButton {...ZOOM} label={texts.zoomIn} icon={<ZoomIn />} onClick={() => onZoom(STEP)} />
      <IconButton {...ZOOM} label={texts.zoomOut} icon={<ZoomOut />} onClick={() => onZoom(1 / STEP)} />
      <IconButton kind="secondary" label={texts.fit} icon={<Maximize />} onClick={onFit} />
    </div>
  );
}
