// What floats: dialogs, sheets, menus, tooltips, toasts, the list of shortcuts.
import { Bell, ChevronDown, LogOut, User } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { Checkbox } from '../src/ui/fields/checkbox.tsx';
import { ConfirmDialog } from '../src/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../src/ui/overlays/dialog.tsx';
import { KeyHints } from '../src/ui/overlays/key-hints.tsx';
import { Menu, type MenuPopupProps } from '../src/ui/overlays/menu.tsx';
import type { MenuEntry } from '../src/ui/overlays/menu-entry.ts';
import { MenuPopup } from '../src/ui/overlays/menu-popup.tsx';
import { Sheet } from '../src/ui/overlays/sheet.tsx';
import { TextField } from '../src/ui/fields/text-field.tsx';
import { showToast } from '../src/ui/overlays/toasts.ts';
import { Tooltip } from '../src/ui/overlays/tooltip.tsx';
import { KitSection, Sample } from './kit-section.tsx';

type Open = 'dialog' | 'confirm' | 'sheet' | 'bottom' | 'keys' | null;

const KEYS = [
  {
    title: 'Anywhere',
    hints: [
      { keys: ['/'], text: 'Search' },
      { keys: ['g', 'h'], text: 'Home' },
      { keys: ['g', 'c'], text: 'Cart' },
      { keys: ['?'], text: 'This list' },
    ],
  },
  {
    title: 'In a list',
    hints: [
      { keys: ['j'], text: 'Next row' },
      { keys: ['k'], text: 'Row before' },
    ],
  },
];

export function FloatingSection() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <KitSection id="floating" title="What floats">
      <Sample name="Dialogs and sheets" look="row">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button onClick={() => setOpen('sheet')}>Sheet from the side</Button>
        <Button onClick={() => setOpen('bottom')}>Sheet from below</Button>
        <Button onClick={() => setOpen('keys')}>Shortcuts</Button>
      </Sample>
      <MenuAndToasts />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Name this machine"
        description="Your colleagues see the name; the serial number stays."
        closeLabel="Close"
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary" onClick={close}>
              Save name
            </Button>
          </>
        }
      >
        <TextField label="Name" defaultValue="Hall 3, yellow" />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Empty the cart?"
        description="12 lines are taken out. They stay in your order history if you ordered them before."
        confirmLabel="Empty cart"
        cancelLabel="Keep them"
        isDangerous
        onConfirm={close}
        onCancel={close}
      />
      <Sheet
        isOpen={open === 'sheet' || open === 'bottom'}
        side={open === 'bottom' ? 'bottom' : 'end'}
        onClose={close}
        title="Filters"
        closeLabel="Close"
        actions={
          <Button kind="primary" onClick={close}>
            Show 118 parts
          </Button>
        }
      >
        <Checkbox label="Only parts in stock" defaultChecked />
      </Sheet>
      <KeyHints isOpen={open === 'keys'} onClose={close} title="Shortcuts" closeLabel="Close" groups={KEYS} />
    </KitSection>
  );
}

function AccountPopup(props: MenuPopupProps) {
  const [isDense, setDense] = useState(true);
  const entries: MenuEntry[] = [
    { kind: 'group', id: 'who', label: 'buyer@demo.outrigger.example' },
    { kind: 'link', id: 'profile', label: 'Profile', href: '#floating', icon: <User aria-hidden="true" /> },
    { kind: 'link', id: 'notices', label: 'Notices', href: '#floating', icon: <Bell aria-hidden="true" />, count: 3 },
    { kind: 'tick', id: 'dense', label: 'Dense tables', isTicked: isDense, onTick: setDense },
    { kind: 'line', id: 'line' },
    {
      id: 'out',
      label: 'Log out',
      icon: <LogOut aria-hidden="true" />,
      onPick: () => showToast({ text: 'Logged out' }),
    },
  ];
  return <MenuPopup {...props} entries={entries} />;
}

function MenuAndToasts() {
  const failure = {
    text: 'The address was not saved',
    detail: 'What you typed is still there. Send it again.',
    tone: 'bad',
    action: { label: 'Send again', onPress: () => undefined },
  } as const;
  return (
    <Sample name="Menu, tooltip, toasts: plain, done with Undo, failed" look="row">
      <Menu
        label="Your account"
        popup={AccountPopup}
        trigger={(props) => (
          <Button {...props} icon={<User aria-hidden="true" className="size-4" />}>
            <span className="flex items-center gap-1">
              Account <ChevronDown aria-hidden="true" className="size-4" />
            </span>
          </Button>
        )}
      />
      <Tooltip text="Counted at 09:14 in Rotterdam">
        <Button kind="quiet">14 in stock</Button>
      </Tooltip>
      <Button onClick={() => showToast({ text: 'Copied' })}>Plain toast</Button>
      <Button
        onClick={() =>
          showToast({ text: 'NV-4402-118 removed', tone: 'good', action: { label: 'Undo', onPress: () => undefined } })
        }
      >
        Toast with Undo
      </Button>
      <Button onClick={() => showToast(failure)}>Failed toast</Button>
    </Sample>
  );
}
