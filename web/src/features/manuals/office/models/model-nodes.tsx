// Which item each node of a 3D model is: what no node is, what is no item, and a number beside each node (product §8).
import { UnsavedWork } from '../../../../client/unsaved-work.tsx';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { showToast } from '../../../../ui/overlays/toasts.ts';
import { type ModelToEdit, useSaveModelNodes } from './model-desk.data.ts';
import { useTexts } from './model-desk.texts.ts';

/** More rows than anybody reads; the rest is found by a word. */
const SHOWN_MOST = 100;

/** The item number of each node while somebody works on them. */
type Places = ReadonlyMap<string, string>;

export function ModelNodes({ model }: { model: ModelToEdit }) {
  const t = useTexts();
  const [places, setPlaces] = useState<Places>(() => new Map(model.places.map(({ node, itemNo }) => [node, itemNo])));
  const [isChanged, setChanged] = useState(false);
  const put = (node: string, itemNo: string) => {
    setPlaces(new Map([...places, [node, itemNo]]));
    setChanged(true);
  };
  const named = new Set(places.values());
  const bare = model.items.filter(({ itemNo, isIllustrated }) => isIllustrated && !named.has(itemNo));
  return (
    <section aria-labelledby="nodes" className="grid gap-3">
      <h2 id="nodes" className="font-semibold text-20">
        {t('nodes')}
      </h2>
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_20rem]">
        <NodeList model={model} places={places} onPut={put} />
        <div className="grid gap-4">
          <Bare items={bare} />
          <Save {...{ model, places, isChanged }} />
        </div>
      </div>
      <UnsavedWork isUnsaved={isChanged} text={t('leaveText')} />
    </section>
  );
}

type NodeListProps = { model: ModelToEdit; places: Places; onPut: (node: string, itemNo: string) => void };

function NodeList({ model, places, onPut }: NodeListProps) {
  const t = useTexts();
  const [word, setWord] = useState('');
  const [isFreeOnly, setFreeOnly] = useState(false);
  const free = model.nodes.filter((node) => !places.get(node));
  // What was free when the box was ticked stays while it is being named.
  const [freeThen, setFreeThen] = useState<ReadonlySet<string>>(new Set());
  const found = model.nodes.filter(
    (node) => node.toLowerCase().includes(word.trim().toLowerCase()) && (!isFreeOnly || freeThen.has(node)),
  );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <TextField
          label={t('findNode')}
          type="search"
          maxLength={60}
          className="w-64 max-w-full"
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
        <Checkbox
          label={t('freeOnly', { count: free.length })}
          checked={isFreeOnly}
          onChange={(event) => {
            setFreeOnly(event.target.checked);
            setFreeThen(new Set(free));
          }}
        />
      </div>
      {found.length === 0 && (
        <p className="text-14 text-ink-soft">{t(model.nodes.length === 0 ? 'noNodes0' : 'noNode')}</p>
      )}
      <ul className="grid gap-px overflow-hidden rounded-box border border-line bg-line">
        {found.slice(0, SHOWN_MOST).map((node) => (
          <NodeRow key={node} node={node} itemNo={places.get(node) ?? ''} items={model.items} onPut={onPut} />
        ))}
      </ul>
      {found.length > SHOWN_MOST && (
        <p className="text-14 text-ink-soft">{t('moreNodes', { count: found.length - SHOWN_MOST })}</p>
      )}
      <datalist id="model-items">
        {model.items.map(({ itemNo, name }) => (
          <option key={itemNo} value={itemNo}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

type NodeRowProps = {
  node: string;
  itemNo: string;
  items: ModelToEdit['items'];
  onPut: (node: string, itemNo: string) => void;
};

function NodeRow({ node, itemNo, items, onPut }: NodeRowProps) {
  const t = useTexts();
  const item = items.find((one) => one.itemNo === itemNo);
  const isUnknown = itemNo !== '' && !item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-surface px-3 py-2">
      <span className="min-w-0 flex-1 basis-40">
        <span className="block break-all font-mono text-14">{node}</span>
        <span lang={item?.nameLang ?? undefined} className="block text-12 text-ink-soft">
          {item ? [item.partCode, item.name].filter(Boolean).join(' · ') : isUnknown ? '' : t('noItem')}
        </span>
      </span>
      <TextField
        label={t('itemOf', { node })}
        isLabelHidden
        list="model-items"
        maxLength={12}
        autoComplete="off"
        placeholder={t('item')}
        className="w-32"
        error={isUnknown ? t('noSuchItem') : undefined}
        value={itemNo}
        onChange={(event) => onPut(node, event.target.value.trim())}
      />
    </li>
  );
}

function Bare({ items }: { items: ModelToEdit['items'] }) {
  const t = useTexts();
  return (
    <section aria-label={t('withoutNode')} className="grid gap-2">
      <h3 className="font-semibold text-14">{t('bareCount', { count: items.length })}</h3>
      {items.length > 0 && (
        <ul className="grid max-h-72 gap-1 overflow-y-auto text-14">
          {items.map(({ itemNo, name, nameLang }) => (
            <li key={itemNo} className="flex gap-2">
              <span className="figures min-w-8 font-semibold">{itemNo}</span>
              <span lang={nameLang ?? undefined} className="text-ink-soft">
                {name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Save({ model, places, isChanged }: { model: ModelToEdit; places: Places; isChanged: boolean }) {
  const t = useTexts();
  const save = useSaveModelNodes();
  const known = new Set(model.items.map(({ itemNo }) => itemNo));
  const named = [...places].filter(([, itemNo]) => itemNo !== '');
  const isSound = named.every(([, itemNo]) => known.has(itemNo));
  const press = () =>
    save.mutate(
      {
        figureId: model.figureId,
        revision: model.revision,
        places: named.map(([node, itemNo]) => ({ itemNo, node })),
      },
      { onSuccess: () => showToast({ text: t('saved') }) },
    );
  return (
    <div className="grid gap-1">
      <Button kind="primary" size="large" isBusy={save.isPending} disabled={!isChanged || !isSound} onClick={press}>
        {t('save')}
      </Button>
      {!isSound && <p className="text-14 text-bad">{t('unsound')}</p>}
    </div>
  );
}
