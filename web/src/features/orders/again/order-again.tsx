// Orders again by one press: everything as it was is told by a toast, what changed since in a dialog (spec §4 reorder).
import { RotateCcw } from 'lucide-react';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useTexts } from './again.texts.ts';
import { changesOf } from './changes.rules.ts';
import { type Again, useOrderAgain } from './order-again.data.ts';

const AgainDialog = lazy(() => import('./again-dialog.tsx').then((file) => ({ default: file.AgainDialog })));

type OrderAgainProps = { orderNo: string; look?: 'button' | 'icon' };

// As large as its picture, so that this stands on the edges of its row; what is pressed is larger on each side.
const IN_A_ROW = 'inline-flex size-5 items-center justify-center align-top';

export function OrderAgain({ orderNo, look = 'button' }: OrderAgainProps) {
  const t = useTexts();
  const router = useRouter();
  const [told, setTold] = useState<Again | null>(null);
  const { isBusy, orderAgain } = useOrderAgain((again) => {
    if (again.lines.some((line) => changesOf(line).length > 0)) return setTold(again);
    const action = { label: t('toCart'), onPress: () => router.history.push('/shopcart') };
    showToast({ text: t('allInCart', { count: again.lines.length }), tone: 'good', action });
  });
  const icon = <RotateCcw aria-hidden="true" className="size-4" />;
  return (
    <span className={`relative z-1 print:hidden ${look === 'icon' ? IN_A_ROW : ''}`}>
      {look === 'icon' ? (
        <IconButton
          label={t('againOf', { orderNo })}
          icon={icon}
          disabled={isBusy}
          onClick={() => orderAgain(orderNo)}
        />
      ) : (
        <Button size="small" icon={icon} isBusy={isBusy} onClick={() => orderAgain(orderNo)}>
          {t('again')}
        </Button>
      )}
      {told && (
        <Suspense>
          <AgainDialog again={told} onClose={() => setTold(null)} />
        </Suspense>
      )}
    </span>
  );
}
