// Which sheet of an illustration is shown: the one that shows the item which is lit (product §5: one selection).
import type { FigurePage } from './figures.data.ts';

type Sheets = Pick<FigurePage, 'drawings'>['drawings'];

/** File of the sheet: the one in sight as long as it has the item or no other has it, else the first that has. */
export function sheetInSight(sheets: Sheets, item: string | null, file: string | undefined): string | undefined {
  const inSight = sheets.find((one) => one.file === file) ?? sheets[0];
  const having = sheets.filter(({ hotspots }) => hotspots.some(({ itemNo }) => itemNo === item));
  return (having.find((one) => one === inSight) ?? having[0] ?? inSight)?.file;
}
