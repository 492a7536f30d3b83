// The pictures of a part, large, with zoom (spec §2 image zoom): the chosen one fills a dialog, and can be enlarged there.
import { pictureUrls, PartPicture } from '../parts/index.ts';
import { ZoomIn } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dialogLater } from '../../client/loading/lazy-dialog.ts';
import { classNames } from '../../ui/class-names.ts';
import { useTexts } from '../parts/detail.texts.ts';

const { Dialog: ZoomDialog, whenThere } = dialogLater(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

type ZoomProps = {
  imageUrl: string;
  name: string;
  /** After everything else on a narrow screen, for a part that is not the one to order. */
  isLast?: boolean;
};

export function PictureZoom({ imageUrl, name, isLast = false }: ZoomProps) {
  const t = useTexts();
  const urls = pictureUrls(imageUrl);
  const names = imageUrl
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const [at, setAt] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const place = isLast && 'max-md:order-last';
  if (urls.length === 0)
    return <PartPicture imageUrl="" className={classNames('aspect-3/1 w-full md:aspect-square', place)} />;
  return (
    <div className={classNames('grid content-start gap-2 max-md:grid-cols-[minmax(0,1fr)_auto]', place)}>
      <button
        type="button"
        aria-label={t('zoom', { name })}
        onClick={(event) => whenThere(event.currentTarget, () => setOpen(true))}
        className="group relative block cursor-zoom-in rounded-inner"
      >
        <PartPicture imageUrl={names[at] ?? ''} isEager isClose className="w-full max-md:aspect-2/1 md:aspect-square" />
        <ZoomIn
          aria-hidden="true"
          className="absolute end-3 bottom-3 size-9 rounded-box border border-line-strong bg-surface p-2 group-hover:bg-hover"
        />
      </button>
      {urls.length > 1 && (
        <ul className="flex flex-col gap-2 md:flex-row md:flex-wrap print:hidden">
          {names.map((one, index) => (
            <li key={one}>
              <button
                type="button"
                aria-label={t('picture', { number: index + 1, count: names.length })}
                aria-pressed={index === at}
                onClick={() => setAt(index)}
                className="block rounded-inner border border-line aria-pressed:border-ink"
              >
                <PartPicture imageUrl={one} className="size-16" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isOpen && <ZoomDialog {...{ urls, at, name }} onTurn={setAt} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
