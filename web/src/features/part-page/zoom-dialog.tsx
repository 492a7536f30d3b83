// One picture of a part in a dialog, to enlarge and to turn to the next, by button and by arrow key (spec §2 image zoom).
import { PartPicture, sharperUrl } from '../parts/index.ts';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/pictures/picture.tsx';
import { useTexts } from '../parts/detail.texts.ts';

type ZoomDialogProps = {
  urls: readonly string[];
  /** Which of them is shown, from 0. */
  at: number;
  name: string;
  onTurn: (at: number) => void;
  onClose: () => void;
};

export function ZoomDialog({ urls, at, name, onTurn, onClose }: ZoomDialogProps) {
  const t = useTexts();
  const [isLarge, setLarge] = useState(false);
  const turn = (by: number) => {
    setLarge(false);
    onTurn((at + by + urls.length) % urls.length);
  };
  // An enlarged picture is moved by the same keys.
  useArrows(urls.length > 1 && !isLarge, turn);
  const Icon = isLarge ? ZoomOut : ZoomIn;
  const url = urls[at] ?? '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={name}
      closeLabel={t('close')}
      width="view"
      actions={
        <>
          {urls.length > 1 && <Turns {...{ at, turn }} count={urls.length} />}
          <Button icon={<Icon aria-hidden="true" className="size-5" />} onClick={() => setLarge(!isLarge)}>
            {isLarge ? t('zoomOut') : t('zoomIn')}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section aria-label={name} tabIndex={0} className="part-ground h-[72dvh] overflow-auto rounded-inner">
        <div className={isLarge ? 'aspect-square w-[200%]' : 'size-full'}>
          <Picture
            key={url}
            src={url}
            alt={name}
            fallback={<PartPicture imageUrl="" label={name} />}
            isEager
            sharper={sharperUrl(url)}
          />
        </div>
      </section>
    </Dialog>
  );
}

type TurnsProps = { at: number; count: number; turn: (by: number) => void };

/** Which of how many is shown, between the ways to the one before and the one after; past the last comes the first. */
function Turns({ at, count, turn }: TurnsProps) {
  const t = useTexts();
  return (
    <div className="flex items-center justify-between gap-2 sm:me-auto">
      <IconButton
        kind="secondary"
        label={t('previousPicture')}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => turn(-1)}
      />
      <output className="figures text-14 text-ink-soft">{t('picture', { number: at + 1, count })}</output>
      <IconButton
        kind="secondary"
        label={t('nextPicture')}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => turn(1)}
      />
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Listens wherever the focus is, since the dialog holds all of it. */
function useArrows(isOn: boolean, turn: (by: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(by);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    // The dialog keeps arrow keys to itself on their way up.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isOn]);
}
