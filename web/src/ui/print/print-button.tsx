// Prints the page, once the pictures that are out of sight have come; a phone prints through its own sharing.
import { Printer } from 'lucide-react';
import { IconButton } from '../icon-button.tsx';
import { printWhole } from './print-whole.ts';

export function PrintButton({ label }: { label: string }) {
  return (
    <span className="hidden desk:inline-flex print:hidden">
      <IconButton kind="secondary" label={label} icon={<Printer aria-hidden="true" />} onClick={printWhole} />
    </span>
  );
}
