// Whom to call or write to by region: the own one at once, the others folded away (spec §7 getRegionContact).
import type { RegionContact } from '@outrigger/contract';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { useRegionContacts } from '../content/content.data.ts';
import { ContactCard } from '../content/index.ts';
import { useTexts } from './contact.texts.ts';

/** Nothing while they are not known, and where the parts desk named none: the form is there all the same. */
export function RegionContacts() {
  const t = useTexts();
  const contacts = useRegionContacts();
  const own = contacts.filter(({ isOwn }) => isOwn);
  const others = contacts.filter(({ isOwn }) => !isOwn);
  if (contacts.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('reach')} />
      <Those contacts={own} />
      {others.length > 0 && (
        <Disclosure title={t('otherRegions')} isOpenAtFirst={own.length === 0}>
          <div className="pt-2 text-ink">
            <Those contacts={others} />
          </div>
        </Disclosure>
      )}
    </Card>
  );
}

function Those({ contacts }: { contacts: readonly RegionContact[] }) {
  const t = useTexts();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {contacts.map((contact) => (
        <ContactCard key={contact.id} contact={contact} region={contact.country ?? t('everywhere')} />
      ))}
    </div>
  );
}
