// The scanner over the screen it was called from (spec §2 scan dialog); loaded when it is first opened.
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTexts } from './scan.texts.ts';
import { ScannerPanel } from './scanner-panel.tsx';

type ScanDialogProps = { isOpen: boolean; onClose: () => void };

export function ScanDialog({ isOpen, onClose }: ScanDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} description={t('lead')} closeLabel={t('close')}>
      <ScannerPanel onOpen={onClose} />
    </Dialog>
  );
}
