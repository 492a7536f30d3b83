// Whether Caps Lock is on while somebody types a password, as far as the keyboard tells.
import { type KeyboardEvent, useState } from 'react';

/** The state, and what the field needs to hear. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, watch: { onKeyDown: look, onKeyUp: look } };
}
