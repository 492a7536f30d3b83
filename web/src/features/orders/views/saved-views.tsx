// The saved views of my orders as links above the list, and the button behind which they are kept (spec §2 My orders).
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ListSearch } from '../order-list-address.rules.ts';
import { isShownAs, viewHref } from './order-view.rules.ts';
import { useOrderViews } from './views.data.ts';
import { useTexts } from './views.texts.ts';

const loadSheet = () => import('./views-sheet.tsx');
const ViewsSheet = lazy(async () => ({ default: (await loadSheet()).ViewsSheet }));

/** Opens what is saved and what shows; loaded when first wanted. */
export function ViewsButton({ search }: { search: ListSearch }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
        onPointerEnter={() => void loadSheet()}
        onClick={() => setOpen(true)}
      >
        {t('open')}
      </Button>
      {isOpen && (
        <Suspense>
          <ViewsSheet search={search} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** One link a view; nothing where none is saved. */
export function ViewLinks({ search }: { search: ListSearch }) {
  const t = useTexts();
  const { data: views = [] } = useOrderViews();
  if (views.length === 0) return null;
  return (
    <nav aria-label={t('views')} className="min-w-0 print:hidden">
      <ul className="flex gap-2 overflow-x-auto [scrollbar-width:none] desk:flex-wrap">
        {views.map((view) => (
          <li key={view.name} className="shrink-0">
            <Anchor
              href={viewHref(view, search.pageSize)}
              aria-current={isShownAs(view, search) ? 'page' : undefined}
              className={LINK_LOOK}
            >
              {view.name}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const LINK_LOOK =
  'inline-flex min-h-control items-center rounded-box border border-line bg-surface px-3 text-14 -outline-offset-2! hover:bg-hover ' +
  'aria-[current=page]:border-brand aria-[current=page]:bg-selected aria-[current=page]:font-semibold';
