// The packing list as it is printed: what lies in the box, each line with a code that our scanner understands, in the language of who unpacks it.
import { htmlLangOf, type Language, labelLink, lineMachines, orderLink } from '@outrigger/contract';
import { TriangleAlert } from 'lucide-react';
import { formatNumber } from '../../../client/formats.ts';
import { QrPicture } from '../../../ui/pictures/qr-picture.tsx';
import { usePaperTexts } from './packing-list.texts.ts';
import { SheetFacts } from './sheet-facts.tsx';
import type { Sheet, SheetLine } from './sheet.rules.ts';

type PackingSheetProps = { sheet: Sheet; language: Language };

export function PackingSheet({ sheet, language }: PackingSheetProps) {
  const t = usePaperTexts(language);
  const pieces = sheet.lines.reduce((all, line) => all + line.quantity, 0);
  return (
    <article
      lang={htmlLangOf(language)}
      className="grid gap-5 rounded-box border border-line bg-surface p-4 sm:p-6 print:border-0 print:p-0"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="grid min-w-0 gap-1">
          <h1 className="wrap-anywhere font-semibold text-20 sm:text-28">{t('title', { no: sheet.no })}</h1>
          <p className="text-ink-soft">{t('pieces', { lines: sheet.lines.length, pieces })}</p>
          {sheet.isMachineDown && (
            <p className="inline-flex items-center gap-1.5 font-semibold text-bad">
              <TriangleAlert aria-hidden="true" className="size-4" />
              {t('machineDown')}
            </p>
          )}
        </div>
        <QrPicture text={orderLink(location.origin, sheet.orderNo)} label={t('orderCode')} className="w-24 shrink-0" />
      </div>
      <SheetFacts sheet={sheet} language={language} />
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-line-strong border-b text-start text-12">
            <th scope="col" className="w-12 py-2 pe-3 text-start">
              {t('line')}
            </th>
            <th scope="col" className="w-20 py-2 pe-4 text-end">
              {t('quantity')}
            </th>
            <th scope="col" className="py-2 pe-3 text-start">
              {t('part')}
            </th>
            <th scope="col" className="py-2 text-end">
              {t('code')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sheet.lines.map((line) => (
            <SheetRow key={line.key} line={line} language={language} />
          ))}
        </tbody>
      </table>
      <p className="text-14">{t('check')}</p>
      <div className="grid grid-cols-2 gap-8 pt-8 text-12">
        <p className="border-line-strong border-t pt-1">{t('packedBy')}</p>
        <p className="border-line-strong border-t pt-1">{t('receivedBy')}</p>
      </div>
    </article>
  );
}

function SheetRow({ line, language }: { line: SheetLine; language: Language }) {
  const t = usePaperTexts(language);
  return (
    <tr className="break-inside-avoid border-line border-b align-top">
      <td className="figures py-2 pe-3">{line.lineNo}</td>
      <td className="figures py-2 pe-4 text-end font-semibold text-20">{formatNumber(line.quantity, language)}</td>
      <td className="wrap-anywhere py-2 pe-3">
        <p className="font-mono font-semibold">{line.code}</p>
        <p lang={line.nameLang ?? undefined}>{line.name}</p>
        {line.machineSerial && <p className="text-ink-soft">{t('forMachine', { serial: lineMachines(line) ?? '' })}</p>}
        {line.reference && <p className="text-ink-soft">{t('reference', { text: line.reference })}</p>}
      </td>
      <td className="py-2">
        <QrPicture
          text={labelLink(location.origin, 'part', line.code)}
          label={t('codeOf', { code: line.code })}
          className="ms-auto w-18"
        />
      </td>
    </tr>
  );
}
