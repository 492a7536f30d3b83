// Bytes in the signs a JSON body can carry (Base64).
const SIGNS_AT_ONCE = 0x80_00;

/** The bytes of a file or picture in Base64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let signs = '';
  for (let at = 0; at < bytes.length; at += SIGNS_AT_ONCE)
    signs += String.fromCharCode(...bytes.subarray(at, at + SIGNS_AT_ONCE));
  return btoa(signs);
}
