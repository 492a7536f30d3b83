// The rows of a machine's book, and the verdict of each (product §5 Fit verdict).
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { withChosen } from './chosen-rows.ts';
import { judge } from './fit.rules.ts';
import { readJudgedMachines } from './judged-machine.reads.ts';
import { knownRule } from './known-rules.ts';
import { rowsOf } from './manifold.rules.ts';
import { manifoldParts } from './manifold-parts.ts';
import { type FoundRow, type RowFilter, readPartRows } from './part-rows.reads.ts';
import { judgeRow, type ListedLine, mayStandElsewhere, type RowFit } from './row-fit.rules.ts';
import { readStanding } from './standing-rows.reads.ts';

/** A row as it is shown: without what its verdict alone is made of. */
type ShownRow = Omit<FoundRow, 'range' | 'printed' | 'ruleText' | 'isAsBuilt' | 'builtAs' | 'itemId'>;

interface Book {
  rows: readonly FoundRow[];
  /** Reads what else the book says of the doubtful rows, and answers every row with its verdict, in their order. */
  judged: () => Promise<(ShownRow & RowFit)[]>;
}

/** The rows asked for, before their verdicts, so that prices and stock are read beside these; refuses where there is no such machine. */
export async function readBook(context: SignedInContext, filter: RowFilter): Promise<Book> {
  const { shop, language } = context;
  const { steadyDb } = shop;
  const { hostId } = filter;
  const [machines, rows, manifold] = await Promise.all([
    readJudgedMachines(steadyDb, [hostId]),
    readPartRows(steadyDb, language, filter),
    manifoldParts(shop, hostId),
  ]);
  const machine = machines.get(hostId);
  if (!machine) refuse('machineNotFound');
  const doubted = rows.filter((row) => mayStandElsewhere(judge(machine, lineOf(row)))).map((row) => row.partId);
  const asked = { hostId, rows: [...new Set(doubted)].flatMap((partId) => rowsOf(manifold, partId)) };
  return {
    rows,
    judged: async () => {
      const standing = await readStanding(steadyDb, language, asked);
      const judged = rows.map((row) => ({
        ...shown(row),
        ...judgeRow(machine, lineOf(row), standing.get(row.partId) ?? []),
      }));
      return await withChosen(context, hostId, judged);
    },
  };
}

const lineOf = (row: FoundRow): FoundRow & ListedLine => ({ ...row, rule: knownRule(row.ruleText) });

function shown(row: FoundRow): ShownRow {
  const {
    range: _,
    printed: _printed,
    ruleText: _rule,
    isAsBuilt: _isBuilt,
    builtAs: _as,
    itemId: _item,
    ...rest
  } = row;
  return rest;
}
