// What follows a registration (product §3): browsing is open, the parts desk opens ordering.
import { Check } from 'lucide-react';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { useTexts } from './registration.texts.ts';
import { WayFrame } from './way-frame.tsx';

export function RegisteredScreen() {
  const t = useTexts();
  const company = useStore(session)?.user?.company ?? '';
  return (
    <WayFrame title={t('doneTitle', { company })}>
      <Notice
        tone="wait"
        role="status"
        icon={<Check aria-hidden="true" />}
        title={t('doneText')}
        action={
          <Anchor href="/home" className={buttonLook('primary')}>
            {t('toShop')}
          </Anchor>
        }
      />
    </WayFrame>
  );
}
