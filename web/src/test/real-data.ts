// Models and files made by others, that lie beside the project where the team works; without them their tests are skipped, and counted so.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the material; its own README says what each file should give. */
export const REAL_DATA = join(import.meta.dirname, '../../../../shared/real-data');

/** False on a clone that stands alone. */
export const hasRealData = existsSync(REAL_DATA);
