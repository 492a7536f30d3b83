// The floating part of a menu, with Base UI's keyboard control; loaded by menu.tsx when a menu is first wanted.
import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { Anchor } from '../anchor.tsx';
import { classNames } from '../class-names.ts';
import { landmarkOf } from './landmark.ts';
import type { MenuEntry } from './menu-entry.ts';
import type { MenuPopupProps } from './menu.tsx';

export function MenuPopup({
  label,
  entries,
  align,
  anchor,
  isOpen,
  setOpen,
}: MenuPopupProps & { entries: readonly MenuEntry[] }) {
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Portal container={landmarkOf(anchor)}>
        <Base.Positioner anchor={anchor} align={align} sideOffset={6} className="z-popup outline-none">
          <Base.Popup
            aria-label={label}
            finalFocus={() => anchor}
            className="floats max-h-(--available-height) min-w-48 overflow-y-auto p-1"
          >
            {entries.map((entry) => (
              <MenuRow key={entry.id} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  if (entry.kind === 'line') return <Base.Separator className="mx-2 my-1 h-px bg-line" />;
  if (entry.kind === 'group') {
    return (
      <div role="presentation" className="px-3 pt-3 pb-1 font-medium text-12 text-ink-soft">
        {entry.label}
      </div>
    );
  }
  if (entry.kind === 'link') {
    return (
      <Base.LinkItem className={ROW_LOOK} closeOnClick render={<Anchor href={entry.href} />}>
        {entry.icon}
        <span className="flex-1">{entry.label}</span>
        {entry.count !== undefined && <span className="figures text-ink-soft">{entry.count}</span>}
      </Base.LinkItem>
    );
  }
  if (entry.kind === 'tick') {
    return (
      <Base.CheckboxItem
        className={ROW_LOOK}
        checked={entry.isTicked}
        onCheckedChange={entry.onTick}
        closeOnClick={false}
      >
        <span className="grid size-4.5 place-items-center">
          <Base.CheckboxItemIndicator render={<Check aria-hidden="true" className="size-4" />} />
        </span>
        {entry.label}
      </Base.CheckboxItem>
    );
  }
  return (
    <Base.Item
      className={classNames(ROW_LOOK, entry.isDangerous && 'text-bad')}
      disabled={entry.isDisabled}
      onClick={entry.onPick}
    >
      {entry.icon}
      {entry.label}
    </Base.Item>
  );
}

const ROW_LOOK =
  'flex min-h-control w-full cursor-pointer select-none items-center gap-3 rounded-inner px-3 text-body outline-none ' +
  'data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-45 data-highlighted:shadow-[inset_3px_0_0_var(--brand)] ' +
  '[&>svg]:size-4.5 [&>svg]:shrink-0 [&>svg]:text-ink-soft';
