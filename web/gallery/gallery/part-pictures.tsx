// Twenty part pictures out of categories far apart; each opens large.
import { useMemo, useState } from 'react';
import { inLanguage } from '../../src/client/formats.ts';
import { useLanguage } from '../../src/client/texts.ts';
import { productFileHref } from '../../src/client/api/use-product-file.ts';
import { Dialog } from '../../src/ui/overlays/dialog.tsx';
import { EmptyState } from '../../src/ui/states/empty-state.tsx';
import { ScissorLift } from '../../src/ui/pictures/drawings/scissor-lift.tsx';
import { Picture } from '../../src/ui/pictures/picture.tsx';
import { Skeleton } from '../../src/ui/states/skeleton.tsx';
import { type Category, type Part, useCategories, usePartsOf } from './gallery.data.ts';
import { spreadCategories } from './gallery.rules.ts';
import { GalleryFailure } from './gallery-failure.tsx';

const COUNT = 20;
const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5';

interface Large {
  name: string;
  src: string;
}

export function PartPictures() {
  const { data, error, refetch } = useCategories();
  const [large, open] = useState<Large | null>(null);
  const categories = useMemo(() => spreadCategories(data ?? [], COUNT), [data]);
  if (error) return <GalleryFailure error={error} retry={() => void refetch()} />;
  if (!data) return <WaitingGrid />;
  if (categories.length === 0)
    return <EmptyState drawing={<ScissorLift />} title="No parts yet" text="Pictures come with an import of parts." />;
  return (
    <>
      <ul className={GRID}>
        {categories.map((category) => (
          <CategoryPicture key={category.id} category={category} onOpen={open} />
        ))}
      </ul>
      <Dialog
        isOpen={large !== null}
        onClose={() => open(null)}
        title={large?.name ?? ''}
        closeLabel="Close"
        width="view"
      >
        {large && (
          <span className="part-ground grid aspect-square max-h-[70dvh] w-full place-items-center rounded-inner">
            <Picture key={large.src} src={large.src} alt={large.name} fallback={<NoPicture />} isEager />
          </span>
        )}
      </Dialog>
    </>
  );
}

function WaitingGrid() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">Loading the part pictures</span>
      {Array.from({ length: COUNT }, (_, at) => (
        <Skeleton key={`place-${at.toString()}`} className="aspect-square" />
      ))}
    </div>
  );
}

function CategoryPicture({ category, onOpen }: { category: Category; onOpen: (large: Large) => void }) {
  const { data, error, refetch } = usePartsOf(category.id);
  if (error)
    return (
      <li className="col-span-full">
        <GalleryFailure error={error} retry={() => void refetch()} />
      </li>
    );
  if (!data)
    return (
      <li>
        <Skeleton className="aspect-square" />
      </li>
    );
  const part = data.items.find(({ imageUrl }) => imageUrl !== '') ?? data.items[0];
  return part ? <PartTile part={part} category={category.name} onOpen={onOpen} /> : null;
}

type PartTileProps = { part: Part; category: string; onOpen: (large: Large) => void };

function PartTile({ part, category, onOpen }: PartTileProps) {
  const [file = ''] = part.imageUrl.split(',').map((name) => name.trim());
  const src = productFileHref(file);
  const name = inLanguage(part, 'name', useLanguage());
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => onOpen({ name: name.text, src })}
        className="grid w-full cursor-zoom-in gap-2 rounded-box border border-line bg-surface p-2 text-start hover:border-line-strong"
      >
        <span className="part-ground grid aspect-square place-items-center overflow-hidden rounded-inner">
          {file === '' ? <NoPicture /> : <Picture key={src} src={src} alt="" fallback={<NoPicture />} />}
        </span>
        <span className="min-w-0 px-1 pb-1">
          <span lang={name.lang} className="line-clamp-2 min-h-10 font-medium text-14">
            {name.text}
          </span>
          <span className="block truncate text-12 text-ink-soft">{category}</span>
        </span>
      </button>
    </li>
  );
}

function NoPicture() {
  return <span className="p-4 text-center text-12 text-ink">No picture</span>;
}
