/** Maximum width and height in pixels. */
const MAX_SIDE = 2048;
/** The qualities are tried in order until the photograph has at most MAX_BYTES. */
const MAX_BYTES = 500_000;
const QUALITIES = [0.82, 0.7, 0.55, 0.4, 0.25];

/**
 * Converts a photograph to an upright JPEG without metadata, small enough for a slow connection, and draws its middle on `preview`.
 * Rejects if the browser cannot read the file.
 */
export async function shrinkPhoto(file: Blob, preview: HTMLCanvasElement): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    drawMiddle(preview, bitmap);
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    draw(canvas, (context) => context.drawImage(bitmap, 0, 0, canvas.width, canvas.height));
    return await encode(canvas);
  } finally {
    bitmap.close();
  }
}

/** Draws the middle of a photograph on `preview`, and returns the photograph. */
export async function drawPreview(photo: Blob, preview: HTMLCanvasElement): Promise<Blob> {
  const bitmap = await createImageBitmap(photo);
  drawMiddle(preview, bitmap);
  bitmap.close();
  return photo;
}

function drawMiddle(preview: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const side = Math.min(bitmap.width, bitmap.height);
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  draw(preview, (context) =>
    context.drawImage(bitmap, left, top, side, side, 0, 0, preview.width, preview.height),
  );
}

/** Lets `paint` draw on a canvas with a white background, since JPEG would show transparent pixels black. */
function draw(canvas: HTMLCanvasElement, paint: (context: CanvasRenderingContext2D) => void): void {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  paint(context);
}

async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  let smallest: Blob | null = null;
  for (const quality of QUALITIES) {
    smallest = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (smallest && smallest.size <= MAX_BYTES) break;
  }
  if (!smallest) throw new Error('This browser makes no JPEG.');
  return smallest;
}
