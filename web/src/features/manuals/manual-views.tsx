// Above the service manuals: the ways back to the item, or the machine, that one came from (product §5: one selection).
import { figureHref, type ManualPlace } from '../../client/address/figure-href.rules.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { useMachine } from '../machines/index.ts';
import { partCodeAt } from './manual.rules.ts';
import { useFigure, ViewSwitch } from '../figures/index.ts';
import { useTexts } from './manuals.texts.ts';

type ManualViewsProps = { place: ManualPlace };

export function ManualViews({ place }: ManualViewsProps) {
  const t = useTexts();
  const { figureId, hostId, variantId, item } = place;
  const page = useFigure(figureId, hostId === undefined ? { variantId } : { hostId }).data;
  const machine = useMachine(hostId).data;
  const row = page?.rows.find(({ itemNo }) => itemNo === item);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <ViewSwitch
        view="service"
        place={place}
        has3d={figureId === undefined || (page !== undefined && page.model3d !== null)}
        isListed={figureId === undefined || (page !== undefined && page.variantId === machine?.variantId)}
        partCode={partCodeAt(page?.rows ?? [], item)}
      />
      {page && figureId !== undefined && (
        <TextLink
          href={figureHref({ ...place, figureId })}
          lang={(row ?? page.figure).nameLang ?? undefined}
          className="inline-flex min-h-control-small items-center text-14"
        >
          {row ? t('itemNamed', { item: row.itemNo, name: row.name }) : page.figure.name}
        </TextLink>
      )}
    </div>
  );
}
