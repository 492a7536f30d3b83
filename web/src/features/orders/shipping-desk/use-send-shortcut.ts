// Ctrl+Enter sends the form, wherever on the page one is (design: at the parts desk, by keyboard).
import { type RefObject, useEffect, useRef } from 'react';

/** The form to be sent; give it to the form as its ref. */
export function useSendShortcut(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isWanted = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isWanted || document.querySelector('[role=alertdialog]')) return;
      event.preventDefault();
      form.current?.requestSubmit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return form;
}
