// Under the stock of what is ordered in place of a part: what goes into the cart, where the row does not say it (product §5 Supersession).
import type { PartPiece } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useTexts } from '../parts/detail.texts.ts';

type AsSoldProps = {
  option: readonly PartPiece[];
  /** True where it is another part, or more of it, than stands beside the name. */
  isTold: boolean;
  children: ReactNode;
};

export function AsSold({ option, isTold, children }: AsSoldProps) {
  const t = useTexts();
  const [only] = option;
  if (!isTold || !only) return children;
  // A quantity keeps to its code where the line is broken.
  const pieces = option.map(({ part, qty }) => `${qty}\u00a0×\u00a0${part.code}`).join(' + ');
  return (
    <div className="grid min-w-0">
      {children}
      <span className="wrap-anywhere figures font-medium text-12">
        {option.length > 1 ? pieces : t('nowSoldAs', { code: only.part.code })}
      </span>
    </div>
  );
}
