// Cart and checkout for who may not order (spec §6: the no-permission screen): whose screen it is, who can change that, and the ways on.
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { RefusedState } from '../../ui/states/refused-state.tsx';
import { useTexts } from './checkout.texts.ts';

export function MayNotOrder({ title }: { title: string }) {
  const t = useTexts();
  return (
    <div className="grid gap-5">
      <h1 className="font-semibold text-28">{title}</h1>
      <RefusedState
        title={t('noPermission')}
        text={t('noPermissionText')}
        action={
          <div className="flex flex-wrap gap-3">
            <Anchor href="/history" className={buttonLook('primary')}>
              {t('findPart')}
            </Anchor>
            <Anchor href="/order" className={buttonLook('secondary')}>
              {t('seeOrders')}
            </Anchor>
          </div>
        }
      />
    </div>
  );
}
