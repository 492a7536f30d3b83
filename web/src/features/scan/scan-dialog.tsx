// The scanner over the screen it was called from (spec §2 scan dialog); loaded when it is first opened.
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTexts } from './scan.texts.ts';
import { ScannerPanel } from './scanner-panel.tsx';

type ScanDialogProps = {
  isOpen: boolean;
  /** The screen that waits for a machine. */
  back: string | undefined;
  onClose: () => void;
};

export function ScanDialog({ isOpen, back, onClose }: ScanDialogProps) {
  const t = useTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} description={t('lead')} closeLabel={t('close')}>
      <ScannerPanel back={back} onOpen={onClose} />
    </Dialog>
  );
}
