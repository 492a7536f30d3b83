// Why a book is not shown, in words that say what to do (product §5: refused politely).
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { useTexts } from '../service-manuals.texts.ts';
import type { BookFault } from './open-book.ts';

type BookFailedProps = { fault: BookFault; address: string; name: string; onAgain: () => void };

export function BookFailed({ fault, address, name, onAgain }: BookFailedProps) {
  const t = useTexts();
  const isHere = fault === 'damaged' || fault === 'slow';
  return (
    <div className="p-4">
      <ErrorState
        title={t(`${fault}Title`)}
        meaning={t(`${fault}Text`)}
        action={
          isHere ? (
            <a href={address} download={name} className={buttonLook('secondary')}>
              {t('download')}
            </a>
          ) : (
            <Button onClick={onAgain}>{t('retry')}</Button>
          )
        }
      />
    </div>
  );
}
