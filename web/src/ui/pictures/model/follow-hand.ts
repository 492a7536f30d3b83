// When a model moves by hand, not by a press of a button.
import type { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

/** Tells of each change as long as a hand or the wheel is at it. */
export function followHand(controls: OrbitControls, onMove: () => void): void {
  let isHeld = false;
  controls.addEventListener('start', () => {
    isHeld = true;
  });
  controls.addEventListener('end', () => {
    isHeld = false;
  });
  controls.addEventListener('change', () => {
    if (isHeld) onMove();
  });
}
