// What of a row of the book every machine is shown (spec §2 Historical parts list), named field by field: a tenth of what reading it through the schema takes.
import type { PrintedRow, RowFigure, Successor } from '@outrigger/contract';

/** The row with what replaced its part. */
export function printedRow(row: Omit<PrintedRow, 'replacedBy'>, replacedBy: Successor[]): PrintedRow {
  return {
    rowId: row.rowId,
    partId: row.partId,
    partCode: row.partCode,
    parentCode: row.parentCode,
    name: row.name,
    nameLang: row.nameLang,
    type: row.type,
    typeLang: row.typeLang,
    description: row.description,
    descriptionLang: row.descriptionLang,
    quantity: row.quantity,
    itemNo: row.itemNo,
    figureId: row.figureId,
    unit: row.unit,
    packQuantity: row.packQuantity,
    minQuantity: row.minQuantity,
    note: row.note,
    noteLang: row.noteLang,
    imageUrl: row.imageUrl,
    sellPolicy: row.sellPolicy,
    isIllustrated: row.isIllustrated,
    replacedBy,
  };
}

/** Its figure and chapter. */
export const rowFigure = (row: RowFigure): RowFigure => ({
  figureId: row.figureId,
  figureCode: row.figureCode,
  figureName: row.figureName,
  figureNameLang: row.figureNameLang,
  chapter: row.chapter,
  chapterLang: row.chapterLang,
});
