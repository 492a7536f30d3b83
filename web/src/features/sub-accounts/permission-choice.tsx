// What a sub-account may do, each permission in words; what the person does not have himself cannot be given (product §4).
import type { ResultOf } from '@outrigger/contract';
import type { subAccountCalls } from '@outrigger/contract/calls/sub-accounts.ts';
import { useId } from 'react';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldMessages } from '../../ui/fields/field.tsx';
import { useTexts } from './sub-accounts.texts.ts';

type Known = ResultOf<typeof subAccountCalls.permissionList>;
type PermissionId = Known[number]['id'];

/** Names and words of the permissions, in the order they are offered. */
export const PERMISSION_KEYS = [
  { id: 3, name: 'orders', about: 'ordersAbout' },
  { id: 2, name: 'prices', about: 'pricesAbout' },
  { id: 1, name: 'people', about: 'peopleAbout' },
] as const;

type ChoiceProps = {
  known: Known;
  chosen: ReadonlySet<PermissionId>;
  onChange: (chosen: ReadonlySet<PermissionId>) => void;
  /** What the account had before stays, also where the person could not give it. */
  had: readonly number[];
  error: string | undefined;
};

export function PermissionChoice({ known, chosen, onChange, had, error }: ChoiceProps) {
  const t = useTexts();
  const fieldId = useId();
  const toggle = (id: PermissionId) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const isOpen = (id: PermissionId) => had.includes(id) || known.some((one) => one.id === id && one.isGrantable);
  return (
    <fieldset aria-describedby={`${fieldId}-error`} className="grid gap-1 sm:col-span-2">
      <legend className="mb-1 font-medium text-14">{t('permissions')}</legend>
      {/* Above the choice: what is sent too early goes to its first box. */}
      <FieldMessages id={fieldId} error={error} />
      {PERMISSION_KEYS.map(({ id, name, about }) => (
        <Checkbox
          key={id}
          name="permissions"
          label={t(name)}
          help={isOpen(id) ? t(about) : t('notYours')}
          checked={chosen.has(id)}
          disabled={!isOpen(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </fieldset>
  );
}
