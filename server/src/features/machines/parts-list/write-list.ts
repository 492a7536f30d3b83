// Writes a machine's parts list as JSON from the pieces that its book and its offers are kept in (spec §2; docs/decisions/0035).
import { FitReason } from '@outrigger/contract/calls/fit.ts';
import { RowVerdict } from '@outrigger/contract/calls/machine-shapes.ts';
import type { PrintedBook, RowFit } from '../../fit/index.ts';
import type { Offers } from './row-offers.ts';

/** A `PartList` of the book's lines with their fits, in one order; each reason stands in it once. */
export function writeList({ lines, figures }: PrintedBook, fits: readonly RowFit[], offers: Offers): string {
  const reasons = new Places();
  const verdictOf = verdictWriter();
  const items = lines.map(({ partId, json }, at) => {
    const fit = fits[at];
    const offer = offers.get(partId);
    if (!fit || offer === undefined) throw new Error(`a line of part ${partId} has no verdict or no offer`);
    return `{${verdictOf(fit)},"reason":${reasons.placeOf(fit.reason)},${json},${offer}}`;
  });
  const { length } = items;
  const rest = JSON.stringify({ total: length, page: 1, pageSize: length, figures, reasons: reasons.all });
  return `{"items":[${items.join(',')}],${rest.slice(1)}`;
}

/** Writes what a fit says beside its reason; rows that lead nowhere else say the same few things. */
function verdictWriter(): (fit: RowFit) => string {
  const known = new Map<string, string>();
  const write = (fit: RowFit) => JSON.stringify(RowVerdict.parse(fit)).slice(1, -1);
  return (fit) => {
    if (fit.fitsAt) return write(fit);
    const key = `${fit.verdict} ${fit.proof}`;
    const text = known.get(key) ?? write(fit);
    known.set(key, text);
    return text;
  };
}

/** Reasons in the order in which they were met, equal ones once. */
class Places {
  readonly all: FitReason[] = [];
  private readonly places = new Map<string, number>();

  placeOf({ name, printed, options, replaces }: FitReason): number {
    const key = JSON.stringify([name, printed, options, replaces]);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    const place = this.all.length;
    this.all.push(FitReason.parse({ name, printed, options, replaces }));
    this.places.set(key, place);
    return place;
  }
}
