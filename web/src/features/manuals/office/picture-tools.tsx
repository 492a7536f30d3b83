// Below the picture: how large it is, and the way to place a hotspot without a mouse.
import { Minus, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTexts } from './figure-desk.texts.ts';

const LARGEST = 4;

type PictureToolsProps = { zoom: number; onZoom: (zoom: number) => void; onAdd: (() => void) | undefined };

export function PictureTools({ zoom, onZoom, onAdd }: PictureToolsProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <IconButton
        kind="secondary"
        label={t('smaller')}
        icon={<Minus aria-hidden="true" />}
        disabled={zoom <= 1}
        onClick={() => onZoom(Math.max(1, zoom / 1.5))}
      />
      <IconButton
        kind="secondary"
        label={t('larger')}
        icon={<Plus aria-hidden="true" />}
        disabled={zoom >= LARGEST}
        onClick={() => onZoom(Math.min(LARGEST, zoom * 1.5))}
      />
      <Button disabled={!onAdd} onClick={onAdd}>
        {t('addInMiddle')}
      </Button>
    </div>
  );
}
