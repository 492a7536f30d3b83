// Seller, buyer and place of delivery of the machine-readable invoice (EN 16931: BG-4, BG-7, BG-13).
import type { Buyer, Seller } from '../facts/document-facts.ts';
import { type TaxCategory, vatIdOf } from '../facts/tax.rules.ts';
import { field, group, type Xml } from './xml.ts';

/** Where a party is. */
interface Place {
  street: string;
  postalCode: string;
  city: string;
  country: string;
  state?: string;
}

const address = ({ street, postalCode, city, country, state = '' }: Place): Xml =>
  group(
    'ram:PostalTradeAddress',
    field('ram:PostcodeCode', postalCode),
    field('ram:LineOne', street),
    field('ram:CityName', city),
    field('ram:CountryID', country),
    field('ram:CountrySubDivisionName', state),
  );

// What is not subject to tax states no numbers of it (BR-O-02).
const vat = (vatId: string | null, category: TaxCategory): Xml =>
  category === 'O' ? '' : group('ram:SpecifiedTaxRegistration', field('ram:ID', vatId, { schemeID: 'VA' }));

/** The seller; whoever asks is answered by its mail or phone. */
export function sellerXml(seller: Seller, category: TaxCategory): Xml {
  const { name, registrationNo, phone, email, vatId } = seller;
  const number = group('ram:TelephoneUniversalCommunication', field('ram:CompleteNumber', phone));
  const mail = group('ram:EmailURIUniversalCommunication', field('ram:URIID', email));
  return group(
    'ram:SellerTradeParty',
    field('ram:Name', name),
    group('ram:SpecifiedLegalOrganization', field('ram:ID', registrationNo)),
    number + mail === '' ? '' : group('ram:DefinedTradeContact', field('ram:PersonName', name), number, mail),
    address(seller),
    group('ram:URIUniversalCommunication', field('ram:URIID', email, { schemeID: 'EM' })),
    vat(vatId, category),
  );
}

/** The buyer; the shop knows a firm's address by its orders. A number that is not given as one of VAT (BT-48) names the firm (BT-46), as the paper does. */
export function buyerXml(buyer: Buyer, category: TaxCategory): Xml {
  const registration = vat(vatIdOf(buyer.taxNumber), category);
  return group(
    'ram:BuyerTradeParty',
    registration === '' ? field('ram:ID', buyer.taxNumber) : '',
    field('ram:Name', buyer.name),
    address(buyer),
    registration,
  );
}

/** Where the goods go. */
export const shipToXml = (buyer: Buyer): Xml =>
  group('ram:ShipToTradeParty', field('ram:Name', buyer.recipient), address(buyer));
