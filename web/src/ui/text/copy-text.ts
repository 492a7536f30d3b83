// Puts a text on the clipboard, also on a page without TLS, where the browser keeps the clipboard from scripts.

export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    const isWritten = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (isWritten) return true;
  }
  return copyBySelection(text);
}

function copyBySelection(text: string): boolean {
  const holder = document.createElement('textarea');
  const before = document.activeElement;
  holder.value = text;
  holder.className = 'sr-only';
  document.body.append(holder);
  holder.select();
  const isCopied = document.execCommand('copy');
  holder.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
