// Builds the index of figures off the request thread; figures are found by code and words as parts are (product §5 Search).
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../../../platform/db/connect.ts';
import { buffersOf, PartSegmentBuilder } from '../part-segment.ts';
import { streamIndexedFigures } from './index-rows.reads.ts';

const db = connect(String(workerData), { max: 1, name: 'outrigger-search', statementTimeout: 0 });
const builder = new PartSegmentBuilder();
await streamIndexedFigures(db, (figure) => builder.add(figure));
await db.end();
const data = builder.pack();
parentPort?.postMessage(data, buffersOf(data));
