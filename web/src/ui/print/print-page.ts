// Prints the page whole: pictures that wait until they are near the sight are fetched first.
import '../../styles/print.css';
import { callAllNear } from '../pictures/when-near.ts';

/** Nobody waits longer than this for a picture that does not come. */
const PATIENCE_MS = 4000;
const LOOK_EVERY_MS = 50;

const isComing = () => document.querySelector('main .picture-waits, main img:not([src])') !== null;

/** Opens the browser's print window once every picture is there, or after a few seconds without it. */
export async function printPage(): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  do {
    // Again at every look: what was asked for is drawn only then, and holds pictures of its own.
    callAllNear();
    await new Promise((later) => setTimeout(later, LOOK_EVERY_MS));
  } while (isComing() && Date.now() < end);
  window.print();
}
