// A figure on paper: whose machine, and the illustration as its file draws it, above the rows; unseen on the screen.
import { productFileHref } from '../../client/api/use-product-file.ts';
import { PaperHead } from '../../ui/print/paper-head.tsx';
import type { Machine } from '../machines/index.ts';
import type { FigurePage } from '../figures/index.ts';

export function FigurePaper({ page, machine }: { page: FigurePage; machine: Machine | undefined }) {
  const model = machine?.model ?? page.models.find(({ variantId }) => variantId === page.variantId)?.model;
  return (
    <PaperHead
      note={
        <>
          {model} {machine && <span className="font-mono">{machine.serialNumber}</span>}
        </>
      }
    />
  );
}

/** Stands between the name of the figure and its rows. */
export function PaperDrawings({ page }: { page: FigurePage }) {
  return page.drawings.map(({ file }) => (
    <img
      key={file}
      src={productFileHref(file)}
      alt=""
      className="hidden max-h-[12cm] w-full object-contain print:block"
    />
  ));
}
