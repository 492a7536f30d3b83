// Where the bits of a Data Matrix stand: the walk of ISO/IEC 16022, annex F, over a square without its borders.

type Place = readonly [row: number, column: number];

/** The eight bits of a codeword around the place its last one has, the first bit first. */
const SHAPE: readonly Place[] = [
  [-2, -2],
  [-2, -1],
  [-1, -2],
  [-1, -1],
  [-1, 0],
  [0, -2],
  [0, -1],
  [0, 0],
];
/** The four shapes that are bent around the corners; negative places count from the far side. */
const CORNERS = {
  first: [
    [-1, 0],
    [-1, 1],
    [-1, 2],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  second: [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -4],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -1],
  ],
  third: [
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [0, -2],
    [0, -1],
    [1, -1],
    [2, -1],
    [3, -1],
  ],
  fourth: [
    [-1, 0],
    [-1, -1],
    [0, -3],
    [0, -2],
    [0, -1],
    [1, -3],
    [1, -2],
    [1, -1],
  ],
} as const satisfies Record<string, readonly Place[]>;

/** Cells of the square, dark ones true. */
export function placeCodewords(side: number, words: readonly number[]): boolean[][] {
  const cells: (boolean | undefined)[][] = Array.from({ length: side }, () => Array.from({ length: side }));
  let next = 0;
  const put = (places: readonly Place[]) => {
    const word = words[next] ?? 0;
    next += 1;
    places.forEach(([row, column], bit) => {
      const cellRow = cells[row];
      if (cellRow) cellRow[column] = ((word >> (7 - bit)) & 1) === 1;
    });
  };
  const putAt = (row: number, column: number) => {
    if (row < 0 || column < 0 || row >= side || column >= side || cells[row]?.[column] !== undefined) return;
    put(SHAPE.map(([down, right]) => wrapped([row + down, column + right], side)));
  };
  const putCorner = (places: readonly Place[]) =>
    put(places.map(([row, column]) => [row < 0 ? row + side : row, column < 0 ? column + side : column]));
  for (let row = 4, column = 0; row < side || column < side; ) {
    if (row === side && column === 0) putCorner(CORNERS.first);
    if (row === side - 2 && column === 0 && side % 4 !== 0) putCorner(CORNERS.second);
    if (row === side - 2 && column === 0 && side % 8 === 4) putCorner(CORNERS.third);
    if (row === side + 4 && column === 2 && side % 8 === 0) putCorner(CORNERS.fourth);
    for (; row >= 0 && column < side; row -= 2, column += 2) putAt(row, column);
    row += 1;
    column += 3;
    for (; row < side && column >= 0; row += 2, column -= 2) putAt(row, column);
    row += 3;
    column += 1;
  }
  // What no codeword reaches is a fixed pattern.
  const isFixed = cells[side - 1]?.[side - 1] === undefined;
  return cells.map((line, y) =>
    Array.from(line, (cell, x) => cell ?? (isFixed && y >= side - 2 && x >= side - 2 && x === y)),
  );
}

/** What leaves the square above or on the left comes in on the other side, moved along. */
function wrapped([row, column]: Place, side: number): Place {
  const move = 4 - ((side + 4) % 8);
  const [downRow, downColumn] = row < 0 ? [row + side, column + move] : [row, column];
  return downColumn < 0 ? [downRow + move, downColumn + side] : [downRow, downColumn];
}
