// Whom to reach in a region: telephone and mail address lead on, since this is read beside a machine that stands still.
import type { RegionContact } from '@outrigger/contract';
import { Clock, Mail, MapPin, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/anchor.tsx';

type ContactCardProps = {
  contact: Pick<RegionContact, 'name' | 'phone' | 'email' | 'address' | 'hours'> & {
    /** The language of the hours where it is not the reader's. */
    hoursLang?: string | null | undefined;
  };
  /** What stands for its country. */
  region: string;
};

export function ContactCard({ contact, region }: ContactCardProps) {
  const { name, phone, email, address, hours, hoursLang } = contact;
  return (
    <div className="grid content-start gap-1 wrap-anywhere">
      <h3 className="font-semibold">{name}</h3>
      <p className="text-14 text-ink-soft">{region}</p>
      {phone && (
        <Line icon={<Phone aria-hidden="true" />}>
          <TextLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} className="reach">
            {phone}
          </TextLink>
        </Line>
      )}
      {email && (
        <Line icon={<Mail aria-hidden="true" />}>
          <TextLink href={`mailto:${email}`} className="reach">
            {email}
          </TextLink>
        </Line>
      )}
      {hours && (
        <Line icon={<Clock aria-hidden="true" />}>
          <span lang={hoursLang ?? undefined}>{hours}</span>
        </Line>
      )}
      {address && <Line icon={<MapPin aria-hidden="true" />}>{address}</Line>}
    </div>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-14 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-ink-soft">
      {icon}
      <span>{children}</span>
    </p>
  );
}
