// Makes a photo small before it travels: the shop keeps 2,560 points at most, and beside a machine the network is slow.
const MOST_SIDE = 2560;
/** A picture of less than this is sent as it is. */
const SMALL_BYTES = 1024 * 1024;
const QUALITY = 0.85;
const KNOWN = ['image/jpeg', 'image/png', 'image/webp'];

/** The picture as a JPEG of at most 2,560 points a side; as it was where it is small, or where the browser cannot read it. */
export async function shrinkPicture(file: File): Promise<File> {
  if (!file.type.startsWith('image/') || (file.size < SMALL_BYTES && KNOWN.includes(file.type))) return file;
  const drawn = await drawSmaller(file).catch(() => null);
  if (!drawn || (drawn.size >= file.size && KNOWN.includes(file.type))) return file;
  return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}

async function drawSmaller(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MOST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  // What is clear in a PNG would come out black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
