// The drawing of an empty list of favourites: a drawer of the parts store with an empty place in it (design: empty).

export function FavouriteDrawing() {
  return (
    <svg viewBox="0 0 200 120" aria-hidden="true" className="line-art h-auto w-full">
      <path className="solid" d="M20 40 50 16h100l30 24v62H20z" />
      <path className="fine" d="M20 40h160M50 16v24M150 16v24M73.500 40V24M100 40V16M126.500 40V24" />
      <path className="solid" d="M34 58h132v28H34z" />
      <path className="accent" d="M82 66h36v12H82z" />
      <path className="fine" d="M88 72h24" />
      <path
        className="solid"
        d="M100 36c-7-5-13-9-13-15a7 7 0 0 1 13-3.500A7 7 0 0 1 113 21c0 6-6 10-13 15z"
        strokeDasharray="3 2"
      />
    </svg>
  );
}
