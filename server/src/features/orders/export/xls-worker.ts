// Makes an .xls in a thread of its own: texts stay texts, whatever they begin with.
import { parentPort, workerData } from 'node:worker_threads';
import * as XLSX from '@e965/xlsx';
import type { Cell } from '../../../platform/text-files/csv.rules.ts';
import type { XlsTable } from './xls-bytes.ts';

const { title, heads, rows } = workerData as XlsTable;
const cells = [heads.map(cellOf), ...rows.map((row) => row.map(cellOf))];
const sheet = XLSX.utils.aoa_to_sheet(cells, { dense: true });
sheet['!cols'] = heads.map(() => ({ wch: 18 }));
const read = XLSX.write(XLSX.utils.book_new(sheet, title), { bookType: 'biff8', type: 'buffer' }) as Uint8Array;
parentPort?.postMessage({ read });

function cellOf(cell: Cell): XLSX.CellObject | null {
  if (cell === null) return null;
  if (typeof cell === 'string') return { t: 's', v: cell };
  return typeof cell === 'number' ? { t: 'n', v: cell } : { t: 'n', v: Number(cell.amount), z: '#,##0.00' };
}
