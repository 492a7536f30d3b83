// The roles of the office, each in words, to read and to choose from (product §8: what each may see and do).
import { OFFICE_ROLES, type OfficeRole } from '@outrigger/contract';
import { useId } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldMessages } from '../../ui/fields/field.tsx';
import { useTexts } from './administrators.texts.ts';

type ChoiceProps = {
  chosen: readonly OfficeRole[];
  onChange: (chosen: readonly OfficeRole[]) => void;
  error: string | undefined;
};

export function RoleChoice({ chosen, onChange, error }: ChoiceProps) {
  const t = useTexts();
  const fieldId = useId();
  const toggle = (role: OfficeRole) =>
    onChange(OFFICE_ROLES.filter((one) => (one === role ? !chosen.includes(one) : chosen.includes(one))));
  return (
    <fieldset aria-describedby={`${fieldId}-error`} className="grid gap-1">
      <legend className="mb-1 font-medium text-14">{t('roles')}</legend>
      {/* Above the choice: what is sent too early goes to its first box. */}
      <FieldMessages id={fieldId} error={error} />
      {OFFICE_ROLES.map((role) => (
        <Checkbox
          key={role}
          name="roles"
          label={t(role)}
          help={t(`${role}About`)}
          checked={chosen.includes(role)}
          onChange={() => toggle(role)}
        />
      ))}
    </fieldset>
  );
}

/** All roles with what each may see and do. */
export function RoleWords() {
  const t = useTexts();
  return (
    <Card>
      <section aria-labelledby="role-words" className="grid gap-3">
        <h2 id="role-words" className="font-semibold text-20">
          {t('rolesTitle')}
        </h2>
        <p className="max-w-prose text-ink-soft">{t('rolesText')}</p>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
          {OFFICE_ROLES.map((role) => (
            <div key={role} className="contents">
              <dt className="font-medium">{t(role)}</dt>
              <dd className="max-w-prose text-ink-soft">{t(`${role}About`)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Card>
  );
}
