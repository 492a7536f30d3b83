// The model of a figure with the nodes of its file, and what is wrong with a file that is to become one (product §8).
import type { ModelToEdit } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { productKey } from '../../../platform/http/product-files.ts';
import { buffer } from 'node:stream/consumers';
import { bytesOf, judgeFile } from '../../imports/index.ts';
import { readDeskModel } from './model-desk.reads.ts';
import type { ModelNode } from './nodes.rules.ts';

/** More than any assembly that a phone can turn. */
const NODES_MOST = 5000;

/** The nodes of a model by name with the part codes they say, or why it cannot be one: `notModel`, `damaged`, `compressed` or `tooLarge`. */
export async function nodesIn(bytes: Buffer): Promise<{ nodes: ModelNode[] } | { why: string }> {
  if (bytes.toString('latin1', 0, 4) !== 'glTF') return { why: 'notModel' };
  const judged = await judgeFile('model.glb', bytesOf(bytes));
  if ('problem' in judged) return { why: judged.isCompressed ? 'compressed' : 'damaged' };
  const nodes = [...judged.names]
    .filter((name) => name !== '' && name.length <= 200)
    .map((name) => ({ name, code: judged.codes?.get(name) }));
  return nodes.length > NODES_MOST ? { why: 'tooLarge' } : { nodes };
}

/** The whole of it; null where there is no such figure. A file that cannot be read shows the nodes that items are known to be. */
export async function readModelToEdit(
  { db, language, shop }: Pick<SignedInContext, 'db' | 'language' | 'shop'>,
  figureId: number,
): Promise<ModelToEdit | null> {
  const model = await readDeskModel(db, language, figureId);
  if (!model) return null;
  const stored = model.file === null ? null : await shop.files.open(productKey(model.file));
  const found = stored ? await nodesIn(await buffer(stored.stream)) : { why: 'missing' };
  const nodes = 'nodes' in found ? found.nodes.map(({ name }) => name) : model.places.map(({ node }) => node);
  return { ...model, nodes: [...new Set([...nodes, ...model.places.map(({ node }) => node)])] };
}
