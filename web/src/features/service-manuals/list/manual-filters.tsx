// What the list of manuals is narrowed to: words, the machine on the strip, and kinds of books; all of it stands in the address.
import { useChosenMachine } from '../../../client/chosen-machine.ts';
import { useMachineChoicePath } from '../../../client/address/machine-choice-path.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import type { BookKind } from '../service-manuals.data.ts';
import { type ListAddress, listHref } from '../service-manuals.rules.ts';
import { useTexts } from '../service-manuals.texts.ts';

type ManualFiltersProps = { at: ListAddress; onGo: (at: ListAddress) => void };

const KINDS: readonly (BookKind | undefined)[] = [undefined, 'service', 'operator', 'brochure'];

export function ManualFilters({ at, onGo }: ManualFiltersProps) {
  const t = useTexts();
  const machine = useChosenMachine();
  const way = useMachineChoicePath();
  return (
    <div className="grid gap-3">
      <KeywordForm
        key={at.search}
        label={t('searchLabel')}
        button={t('search')}
        given={at.search ?? ''}
        onFind={(search) => onGo({ ...at, search, page: undefined })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <nav aria-label={t('kinds')}>
          <ul className="flex flex-wrap gap-2">
            {KINDS.map((kind) => (
              <li key={kind ?? 'all'}>
                <Anchor
                  href={listHref({ ...at, kind, page: undefined })}
                  aria-current={kind === at.kind ? 'page' : undefined}
                  className={KIND_LOOK}
                >
                  {t(kind ?? 'allKinds')}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {machine ? (
          <Switch
            label={t('onlyMachine', { serial: machine.serialNumber })}
            checked={at.all === undefined}
            onChange={(event) => onGo({ ...at, all: event.target.checked ? undefined : '1', page: undefined })}
          />
        ) : (
          <Anchor href={way} className={buttonLook('secondary')}>
            {t('chooseMachine')}
          </Anchor>
        )}
      </div>
    </div>
  );
}

const KIND_LOOK =
  'inline-flex min-h-control items-center rounded-box border border-line bg-surface px-3 font-semibold text-14 hover:bg-hover ' +
  'aria-[current=page]:border-brand aria-[current=page]:bg-selected';
