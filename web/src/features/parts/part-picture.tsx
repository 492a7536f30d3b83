// The picture of a part on one ground; a line drawing stands in where there is none or it does not load (spec §2; design: drawings).
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { pictureUrls, sharperUrl } from './part-address.rules.ts';

type PartPictureProps = {
  /** File names, comma-separated; the first is shown. */
  imageUrl: string;
  /** Said in place of the picture; without it the name stands beside. */
  label?: string;
  className?: string;
  isEager?: boolean;
  /** Shown so large that it may want more pixels. */
  isClose?: boolean;
};

/** The size comes by classes; the picture never changes the layout. */
export function PartPicture({ imageUrl, label, className, isEager, isClose = false }: PartPictureProps) {
  const [src] = pictureUrls(imageUrl);
  const drawing = <PartDrawing {...(label ? { label } : {})} />;
  return (
    <span
      className={classNames(
        'part-ground grid shrink-0 grid-cols-[100%] grid-rows-[100%] place-items-center overflow-hidden rounded-inner',
        className,
      )}
    >
      {src ? (
        <Picture
          key={src}
          src={src}
          alt={label ?? ''}
          fallback={drawing}
          isEager={isEager}
          sharper={isClose ? sharperUrl(src) : undefined}
        />
      ) : (
        drawing
      )}
    </span>
  );
}

/** A bolt with its washer and nut, drawn as in a parts manual. */
function PartDrawing({ label }: { label?: string }) {
  return (
    <svg
      viewBox="0 0 64 64"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className="line-art size-3/4 max-w-40 opacity-80"
    >
      <g transform="rotate(-32 32 32)">
        <path className="solid" d="M6 24h9v16H6zM6 29h9M6 35h9" />
        <path className="solid" d="M15 28h24v8H15z" />
        <path className="fine" d="M24 28l2 8M27 28l2 8M30 28l2 8M33 28l2 8M36 28l2 8" />
        <path className="faint" d="M2 32h60" strokeDasharray="5 2 1 2" />
        <rect className="solid" x="43" y="22" width="3" height="20" rx="1" />
        <path className="solid" d="M49 25h8v14h-8zM49 30h8M49 34.500h8" />
      </g>
    </svg>
  );
}
