// A picture as it is read: four bytes a pixel, as a canvas gives them.

/** Red, green, blue and opacity of each pixel, row by row. */
export interface Picture {
  data: Uint8ClampedArray<ArrayBuffer>;
  width: number;
  height: number;
}
