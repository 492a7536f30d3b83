// The packing list of a shipment for the parts desk, to be printed in any of the five languages; that of its order at first.
import { htmlLangOf, type Language, LANGUAGES, localeOf, type ShipmentToPack } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { shipmentHref } from '../shipping-desk/shipment-href.rules.ts';
import { useShipment } from '../shipping-desk/shipping-desk.data.ts';
import { ListFrame, NoSuchList } from './list-frame.tsx';
import { useTexts } from './packing-list.texts.ts';
import { PackingSheet } from './packing-sheet.tsx';
import { sheetOfShipment } from './sheet.rules.ts';

const LIST = '/office/shipments';

/** What a language calls itself. */
function nameOf(language: Language): string {
  const locale = localeOf(language);
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(htmlLangOf(language)) ?? language;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}

export function DeskPackingListScreen() {
  const { orderNo = '', batchNo } = useSearch({ from: '/office/packinglist' });
  const found = useShipment({ orderNo, batchNo });
  if (found.data) return <ForPaper shipment={found.data} />;
  return <NoSuchList orderNo={orderNo} asked={orderNo === '' ? null : found} href={LIST} />;
}

function ForPaper({ shipment }: { shipment: ShipmentToPack }) {
  const t = useTexts();
  const [language, setLanguage] = useState<Language>(shipment.language);
  return (
    <ListFrame
      back={{ href: shipmentHref(shipment), label: t('back') }}
      tools={
        <SelectField
          label={t('language')}
          value={language}
          options={LANGUAGES.map((one) => ({ value: one, label: nameOf(one), lang: htmlLangOf(one) }))}
          onChange={(event) => setLanguage(LANGUAGES.find((one) => one === event.target.value) ?? language)}
        />
      }
    >
      <Suspense fallback={<SkeletonText lines={8} />}>
        <InLanguage shipment={shipment} language={language} />
      </Suspense>
    </ListFrame>
  );
}

/** Names come from the server in the language of the paper. */
function InLanguage({ shipment: { orderNo, batchNo }, language }: { shipment: ShipmentToPack; language: Language }) {
  const found = useShipment({ orderNo, ...(batchNo === null ? {} : { batchNo }), language });
  if (found.data) return <PackingSheet sheet={sheetOfShipment(found.data)} language={language} />;
  return <NoSuchList orderNo={orderNo} asked={found} href={LIST} />;
}
