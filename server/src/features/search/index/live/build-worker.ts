// Builds the search index off the request thread: reads all parts, packs them, hands the arrays over (stack.md: Search).
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../../../platform/db/connect.ts';
import { readColumns } from './column-rows.reads.ts';
import { ColumnsBuilder } from '../part-columns.ts';
import { buffersOf, findDoc, PartSegmentBuilder } from '../part-segment.ts';
import { streamIndexedParts } from './index-rows.reads.ts';

const TEN_MINUTES_MS = 600_000;

const db = connect(String(workerData), { max: 1, name: 'outrigger-search', statementTimeout: TEN_MINUTES_MS });
const builder = new PartSegmentBuilder();
await streamIndexedParts(db, null, (part) => builder.add(part));
const data = builder.pack();
const columns = new ColumnsBuilder((id) => findDoc(data, id));
await readColumns(db, null, columns);
data.columns = columns.pack();
await db.end();
parentPort?.postMessage(data, buffersOf(data));
