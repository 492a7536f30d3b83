// What took the place of a line's part, and the one press that orders it instead (product §5 Supersession).
import { Fragment } from 'react';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import type { CartLine } from '../cart/cart.data.ts';
import { takeInstead, useWaysOn } from '../cart/successors.data.ts';
import { partHref } from '../parts/index.ts';
import { useTexts } from './checkout.texts.ts';

// Where the parts stand in the words of the button.
const PLACE = '|';

export function LineSuccessors({ line }: { line: CartLine }) {
  const t = useTexts();
  const ways = useWaysOn(line.part, line.qty);
  const [before, after] = t('takeInstead', { what: PLACE }).split(PLACE);
  return ways.map((way) => {
    const what = way.map(({ part, qty }) => `${qty} × ${part.code}`).join(' + ');
    return (
      <div key={what} className="grid basis-full justify-items-start gap-1">
        <p className="text-14">
          {t('soldInstead')}{' '}
          {way.map(({ part }, index) => (
            <span key={part.code}>
              {index > 0 && ' + '}
              <TextLink
                href={partHref(part.code, way.length > 1 ? line.part : undefined)}
                className="whitespace-nowrap font-mono"
              >
                {part.code}
              </TextLink>
            </span>
          ))}
        </p>
        <Button size="small" kind="primary" onClick={() => takeInstead(line.part, way)}>
          <span className="min-w-0">
            {before}
            {way.map(({ part, qty }, index) => (
              <Fragment key={part.code}>
                {index > 0 && ' + '}
                {/* A code stays in one piece for as long as it fits a line. */}
                <span className="inline-block max-w-full">{`${qty} × ${part.code}`}</span>
              </Fragment>
            ))}
            {after}
          </span>
        </Button>
      </div>
    );
  });
}
