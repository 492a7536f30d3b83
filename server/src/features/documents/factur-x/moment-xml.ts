// Days as the cross industry invoice writes them.
import { field, type Xml } from './xml.ts';

/** A day of UTC, as CCYYMMDD. */
export const momentXml = (space: 'udt' | 'qdt', at: Date): Xml =>
  field(`${space}:DateTimeString`, at.toISOString().slice(0, 10).replaceAll('-', ''), { format: '102' });
