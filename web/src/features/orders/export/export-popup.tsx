// The kinds of files, the one that most people want first; loaded when the menu is first wanted.
import type { ExportFormat } from '@outrigger/contract/calls/order-export.ts';
import { FileSpreadsheet } from 'lucide-react';
import { use } from 'react';
import { MenuPopup } from '../../../ui/overlays/menu-popup.tsx';
import type { MenuPopupProps } from '../../../ui/overlays/menu.tsx';
import { useTexts } from './export.texts.ts';
import { PickFormat } from './use-export.ts';

const FORMATS: readonly ExportFormat[] = ['xlsx', 'xls', 'csv'];

export function ExportPopup(props: MenuPopupProps) {
  const t = useTexts();
  const pick = use(PickFormat);
  const entries = FORMATS.map((format) => ({
    id: format,
    label: t(format),
    icon: <FileSpreadsheet aria-hidden="true" className="size-4" />,
    onPick: () => pick(format),
  }));
  return <MenuPopup {...props} entries={entries} />;
}
