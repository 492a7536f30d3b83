// Loads a large file of the shop with progress, such as a program that only some ever need.

/** The file's bytes; `count` hears of each piece as it comes, unpacked. */
export async function fetchBytes(url: string, count: (bytes: number) => void): Promise<ArrayBuffer> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, control) {
      count(piece.length);
      control.enqueue(piece);
    },
  });
  return await new Response(answer.body.pipeThrough(counted)).arrayBuffer();
}
