// What replaced a part together with the one of a line and is not in the cart: said gently, and added with one press (product §5 Supersession).
import type { PartPiece } from '@outrigger/contract';
import { Info } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useHandOnFocus } from '../../../ui/hand-on-focus.ts';
import type { CartLine } from '../../cart/cart.data.ts';
import { addMissing } from '../../cart/replacements.data.ts';
import { useTexts } from '../checkout.texts.ts';

// Where the codes stand in the words; each stays in one piece for as long as it fits a line.
const [OLD, REST] = ['<1>', '<2>'];

export function LineRest({ line, rest }: { line: CartLine; rest: readonly PartPiece[] }) {
  const t = useTexts();
  const own = useRef<HTMLDivElement>(null);
  useHandOnFocus(own);
  const codes = rest.map(({ part, qty }) => `${qty} × ${part.code}`);
  const words = t('alsoNeeded', { code: OLD, codes: REST }).split(/(<\d>)/);
  return (
    <div ref={own} className="grid justify-items-start gap-1 py-1">
      <p className="flex items-start gap-1.5 text-14">
        <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-soft" />
        <span className="wrap-anywhere min-w-0">
          {words.map((word) =>
            word === OLD ? (
              <Code key={word}>{line.changeCode}</Code>
            ) : word === REST ? (
              <Codes key={word} codes={codes} />
            ) : (
              word
            ),
          )}
        </span>
      </p>
      <Button size="small" onClick={() => addMissing(line, rest)}>
        {t('addRest')}
        <span className="sr-only"> {codes.join(', ')}</span>
      </Button>
    </div>
  );
}

const Codes = ({ codes }: { codes: readonly string[] }) =>
  codes.map((code, at) => (
    <Fragment key={code}>
      {at > 0 && ', '}
      <Code>{code}</Code>
    </Fragment>
  ));

const Code = ({ children }: { children: ReactNode }) => <span className="inline-block max-w-full">{children}</span>;
