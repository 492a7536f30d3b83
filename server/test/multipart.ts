// A file in a body as a browser's form sends it (RFC 7578).

/** Headers and body of one file. */
export function multipartOf(name: string, bytes: Buffer): { headers: Record<string, string>; payload: Buffer } {
  const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  };
}
