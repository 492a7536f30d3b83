// What the tools and callouts of a drawing say: each item by its number and its part's name.
import { useMemo } from 'react';
import type { IllustrationTexts } from '../../ui/pictures/illustration-view.tsx';
import type { FigurePage } from './manuals.data.ts';
import { useTexts } from './manuals.texts.ts';

/** Texts of the illustration of a figure. */
export function useViewTexts({ rows }: FigurePage): IllustrationTexts {
  const t = useTexts();
  return useMemo(() => {
    const names = new Map(rows.toReversed().map((row) => [row.itemNo, row.name]));
    return {
      zoomIn: t('zoomIn'),
      zoomOut: t('zoomOut'),
      fit: t('fitView'),
      goToItem: t('goToItem'),
      hint: t('drawingHint'),
      callouts: t('items'),
      itemName: (item) => {
        const name = names.get(item);
        return name === undefined ? t('itemNo', { item }) : t('itemNamed', { item, name });
      },
    };
  }, [rows, t]);
}
