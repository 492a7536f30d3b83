// How a downloaded file is called (spec §7).

/** File name out of a Content-Disposition header, the UTF-8 form first. */
export function fileNameFrom(header: string | null, fallback: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(header ?? '')?.[1] ?? fallback;
}
