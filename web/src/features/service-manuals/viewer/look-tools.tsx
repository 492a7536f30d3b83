// How pages are looked at and what may be done with the file: zoom, turn, one or running, download, print (product §5 Service manuals).
import { Download, File, GalleryVertical, Minus, Plus, Printer, RotateCw } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { buttonLook } from '../../../ui/button-look.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useTexts } from '../service-manuals.texts.ts';
import { PRINTED, ZOOMS, type Zoom } from './book-scale.rules.ts';
import type { Look } from './reader-state.ts';

/** Larger, smaller, or a size of the list. */
export function ZoomTools({ look }: { look: Look }) {
  const t = useTexts();
  const { number } = useFormats();
  const share = look.scale / PRINTED;
  const percent = (of: number) => number(of, { style: 'percent', maximumFractionDigits: 0 });
  const isStep = typeof look.zoom !== 'number' || ZOOMS.some((one) => one === look.zoom);
  const options = [
    { value: 'width', label: t('fitWidth') },
    { value: 'page', label: t('fitPage') },
    ...(isStep ? [] : [{ value: String(look.zoom), label: percent(share) }]),
    ...ZOOMS.map((one) => ({ value: String(one), label: percent(one) })),
  ];
  const choose = (value: string): Zoom => (value === 'width' || value === 'page' ? value : Number(value));
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t('smaller')} icon={<Minus aria-hidden="true" />} onClick={() => look.step(-1)} />
      <SelectField
        label={t('zoom')}
        isLabelHidden
        className="w-36"
        options={options}
        value={String(look.zoom)}
        onChange={(event) => look.setZoom(choose(event.target.value))}
      />
      <IconButton label={t('larger')} icon={<Plus aria-hidden="true" />} onClick={() => look.step(1)} />
    </div>
  );
}

/** Turns all pages, and shows one at a time or all running. */
export function TurnTools({ look }: { look: Look }) {
  const t = useTexts();
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t('turn')} icon={<RotateCw aria-hidden="true" />} onClick={look.turnOn} />
      <IconButton
        label={look.isSingle ? t('running') : t('single')}
        icon={look.isSingle ? <GalleryVertical aria-hidden="true" /> : <File aria-hidden="true" />}
        onClick={() => look.setSingle(!look.isSingle)}
      />
    </div>
  );
}

type FileToolsProps = { address: string; name: string; mayPrint: boolean; onPrint: () => void };

/** Saves the file, and prints pages of it where the file lets one. */
export function FileTools({ address, name, mayPrint, onPrint }: FileToolsProps) {
  const t = useTexts();
  return (
    <div className="flex items-center gap-1">
      <a
        href={address}
        download={name}
        title={t('download')}
        aria-label={t('download')}
        className={`${buttonLook('quiet')} size-control p-0!`}
      >
        <Download aria-hidden="true" className="size-5" />
      </a>
      <IconButton
        label={mayPrint ? t('print') : t('printRefused')}
        icon={<Printer aria-hidden="true" />}
        disabled={!mayPrint}
        onClick={onPrint}
      />
    </div>
  );
}
