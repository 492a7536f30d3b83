// Saves the list as it stands under a name, says which columns show, and keeps the views there are in order.
import { ORDER_COLUMNS } from '@outrigger/contract/calls/order-views.ts';
import { useNavigate } from '@tanstack/react-router';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { DESK, useMedia } from '../../../ui/use-media.ts';
import { type ListSearch, listHref } from '../order-list-address.rules.ts';
import { useMaySeePrices } from '../orders.data.ts';
import { useTexts as useOrderTexts } from '../orders.texts.ts';
import { OwnViews } from './own-views.tsx';
import { hiddenIn, withColumn } from './order-view.rules.ts';
import { SaveView } from './save-view.tsx';
import { useTexts } from './views.texts.ts';

export function ViewsSheet({ search, onClose }: { search: ListSearch; onClose: () => void }) {
  const t = useTexts();
  const isDesk = useMedia(DESK);
  return (
    <Sheet isOpen side={isDesk ? 'end' : 'bottom'} title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className="grid gap-6">
        <OwnViews search={search} onClose={onClose} />
        <SaveView search={search} />
        {/* Cards of the phone have no columns. */}
        {isDesk && <Columns search={search} />}
      </div>
    </Sheet>
  );
}

function Columns({ search }: { search: ListSearch }) {
  const t = useTexts();
  const words = useOrderTexts();
  const navigate = useNavigate();
  const hidden = hiddenIn(search);
  const maySeePrices = useMaySeePrices();
  const columns = ORDER_COLUMNS.filter((column) => column !== 'total' || maySeePrices);
  return (
    <fieldset className="grid">
      <legend className="font-semibold">{t('columns')}</legend>
      <p className="text-14 text-ink-soft">{t('columnsHelp')}</p>
      {columns.map((column) => (
        <Checkbox
          key={column}
          label={words(column)}
          checked={!hidden.includes(column)}
          onChange={(event) =>
            void navigate({ href: listHref(withColumn(search, column, event.target.checked)), replace: true })
          }
        />
      ))}
    </fieldset>
  );
}
