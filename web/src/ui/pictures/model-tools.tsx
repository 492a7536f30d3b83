// What can be done with a model besides turning it: one item alone, items out of the way, what hides an item seen through, six sides (product §5 3D manuals).
import { Eye, EyeOff, Focus, Layers2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { Shown } from './model/shown.ts';
import type { ShownModel } from './model/show-model.ts';
import type { Side } from './model/sides.ts';

export type ModelToolTexts = Record<'tools' | 'isolate' | 'hide' | 'seeThrough' | 'showAll' | 'sides' | Side, string>;

type ModelToolsProps = {
  texts: ModelToolTexts;
  selected: string | null;
  drawn: Shown;
  onDraw: (next: Shown) => void;
  shown: ShownModel;
};

const SIDES: readonly Side[] = ['front', 'back', 'left', 'right', 'top', 'bottom'];

export function ModelTools({ texts, selected, drawn, onDraw, shown }: ModelToolsProps) {
  const isLess = drawn.hidden.length > 0 || drawn.isolated !== null;
  const isAlone = drawn.isolated !== null && drawn.isolated === selected;
  return (
    <div role="toolbar" aria-label={texts.tools} className="model-tools">
      <Tool
        label={texts.isolate}
        icon={<Focus aria-hidden="true" />}
        isPressed={isAlone}
        isOff={selected === null && drawn.isolated === null}
        onPress={() => onDraw({ ...drawn, isolated: isAlone ? null : selected })}
      />
      <Tool
        label={texts.hide}
        icon={<EyeOff aria-hidden="true" />}
        isOff={selected === null || drawn.hidden.includes(selected)}
        onPress={() => selected !== null && onDraw({ ...drawn, isolated: null, hidden: [...drawn.hidden, selected] })}
      />
      <Tool
        label={texts.seeThrough}
        icon={<Layers2 aria-hidden="true" />}
        isPressed={drawn.isSeeThrough}
        onPress={() => onDraw({ ...drawn, isSeeThrough: !drawn.isSeeThrough })}
      />
      <Tool
        label={texts.showAll}
        icon={<Eye aria-hidden="true" />}
        isOff={!isLess}
        onPress={() => onDraw({ ...drawn, hidden: [], isolated: null })}
      />
      <select
        aria-label={texts.sides}
        value=""
        onChange={({ target }) => {
          const side = SIDES.find((one) => one === target.value);
          if (side) shown.lookFrom(side);
        }}
        className="model-sides"
      >
        <option value="">{texts.sides}</option>
        {SIDES.map((side) => (
          <option key={side} value={side}>
            {texts[side]}
          </option>
        ))}
      </select>
    </div>
  );
}

type ToolProps = { label: string; icon: ReactNode; isPressed?: boolean; isOff?: boolean; onPress: () => void };

/** Stays in the way of the keyboard where it cannot be used, so that the focus is not lost. */
function Tool({ label, icon, isPressed, isOff = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onPress()}
      className={classNames('model-tool', isOff && 'opacity-45')}
    >
      {icon}
      <span className="max-md:sr-only">{label}</span>
    </button>
  );
}
