// What is asked of the search for parts by a page of results (product §5 Search).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../../platform/context.ts';
import { refuse } from '../../../../platform/refuse.ts';
import type { FittingParts } from '../../../fit/index.ts';
import { labelsOf, lanesOf, synonymsOf } from '../../query/query-words.ts';
import type { QueryContext } from '../../query/query-context.ts';
import type { Synonyms } from '../../synonyms/synonyms.rules.ts';
import type { Labels } from '../labels/labels.rules.ts';
import type { LiveIndex } from '../../index/live/live-index.ts';
import type { NamedModel } from '../models/named-model.ts';
import { HEAD } from '../../rank/relevance.rules.ts';
import type { PartSearch } from './search-parts.ts';

const NO_PAGE = { skip: 0, limit: 0 };

/** A search for a page of parts, with what its hits are told by. */
export interface PageOfParts extends PartSearch {
  labels: Labels;
  synonyms: Synonyms;
  judged: FittingParts | null;
  model: NamedModel | null;
}

/** The page of parts asked for; of another group's page parts are only counted. */
export async function pageOfParts(
  context: SignedInContext,
  { hostId: machineId, group, only, page, pageSize }: ParsedOf<typeof calls.search.goodsSearch>,
  { asked, index, model }: { asked: QueryContext; index: LiveIndex | null; model: NamedModel | null },
): Promise<PageOfParts> {
  const isFittingAlone = only === 'fits';
  const [lanes, labels, synonyms] = await Promise.all([
    lanesOf(context, machineId, model),
    labelsOf(context),
    synonymsOf(context),
  ]);
  const { judged, fitting } = lanes;
  if (isFittingAlone && !fitting) refuse('machineNotFound');
  const isParts = group === undefined || group === 'parts';
  const shown = isParts ? { skip: (page - 1) * pageSize, limit: pageSize } : NO_PAGE;
  const ahead = isFittingAlone && fitting ? [fitting] : lanes.ahead;
  return {
    ...asked,
    index,
    labels,
    synonyms,
    judged,
    model,
    page: shown,
    head: HEAD,
    fitting,
    ahead,
    isFittingAlone,
    isCounted: true,
  };
}
