// How much of a picture is drawn while it moves: all of it where the device keeps up, less where it does not, as without a graphics card (product §5 3D manuals).

/** What is drawn now. */
interface Effort {
  /** Of width and height. */
  share: number;
  /** Whether the paint is plain. */
  isPlain: boolean;
}

/** Follows how a model moves and how fast it is drawn. */
export interface Pace {
  /** Something moves; what is drawn next may be less than all. */
  moved(): void;
  effort(): Effort;
  /** How long a picture took until the next could begin, while something moved. */
  took(milliseconds: number): void;
  stop(): void;
}

const ALL: Effort = { share: 1, isPlain: false };
/** After this long nothing moves any more, and all is drawn. */
const REST_MS = 250;
/** Below 30 pictures a second less is drawn, above 50 more. */
const SLOW_MS = 1000 / 30;
const SWIFT_MS = 1000 / 50;
/** One slow picture may be somebody else's fault. */
const SLOW_ONES = 3;
const LEAST = 0.3;
const MOST = 0.9;
const FIRST = 0.5;

/** `onRest` draws the whole picture. */
export function makePace(isSoftware: boolean, onRest: () => void): Pace {
  let isSparing = isSoftware;
  let share = FIRST;
  let slow = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  return {
    moved() {
      clearTimeout(rest);
      rest = setTimeout(() => {
        rest = undefined;
        onRest();
      }, REST_MS);
    },
    effort: () => (isSparing && rest !== undefined ? { share, isPlain: true } : ALL),
    took(milliseconds) {
      if (rest === undefined) return;
      slow = milliseconds > SLOW_MS * 2 ? slow + 1 : 0;
      if (slow >= SLOW_ONES) isSparing = true;
      if (milliseconds > SLOW_MS) share = Math.max(LEAST, share * 0.9);
      else if (milliseconds < SWIFT_MS) share = Math.min(MOST, share * 1.05);
    },
    stop: () => clearTimeout(rest),
  };
}
