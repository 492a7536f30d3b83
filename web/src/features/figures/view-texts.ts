// What the tools of drawings and models and the callouts say: each item by its number and its part's name.
import { useMemo } from 'react';
import type { IllustrationTexts } from '../../ui/pictures/illustration-view.tsx';
import type { ModelTexts } from '../../ui/pictures/model-view.tsx';
import type { FigurePage } from './figures.data.ts';
import { useTexts } from './figures.texts.ts';

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

/** Texts of the model of a figure. */
export function useModelTexts(page: FigurePage): ModelTexts {
  const t = useTexts();
  const { zoomIn, zoomOut, fit, itemName } = useViewTexts(page);
  return useMemo(
    () => ({
      zoomIn,
      zoomOut,
      fit,
      hint: t('modelHint'),
      apart: t('apart'),
      items: t('items'),
      itemName: ({ itemNo }) => itemName(itemNo),
      loading: t('modelLoading'),
      noWebgl: t('noWebgl'),
      broken: t('brokenModel'),
      compressed: t('compressedModel'),
      lost: t('graphicsLost'),
      tools: {
        tools: t('modelTools'),
        isolate: t('isolate'),
        hide: t('hide'),
        seeThrough: t('seeThrough'),
        showAll: t('showAllItems'),
        sides: t('sides'),
        front: t('front'),
        back: t('back'),
        left: t('left'),
        right: t('right'),
        top: t('top'),
        bottom: t('bottom'),
      },
    }),
    [t, zoomIn, zoomOut, fit, itemName],
  );
}
