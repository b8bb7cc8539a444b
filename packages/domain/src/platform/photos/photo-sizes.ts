/**
 * The sizes in which every photo is stored. `fill` crops to the frame; `cover` scales the whole image to the
 * smallest size that fills the frame; `within` scales it to fit inside. No size enlarges an image.
 */
export const photoSizes = {
  avatar: { fit: 'fill', width: 192, height: 192, maxBytes: 25 * 1024 },
  card: { fit: 'cover', width: 640, height: 800, maxBytes: 120 * 1024 },
  full: { fit: 'within', width: 1280, height: 1280, maxBytes: 400 * 1024 },
} as const;

export type PhotoSize = keyof typeof photoSizes;

/** WebP for screens; JPEG for programs without WebP, and for e-mails. */
export const photoFormats = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type PhotoFormat = keyof typeof photoFormats;
export type PhotoFile = `${PhotoSize}.${PhotoFormat}`;

const sizes = Object.keys(photoSizes) as PhotoSize[];
const formats = Object.keys(photoFormats) as PhotoFormat[];

/** Every file of one photo. */
export const photoFiles: readonly PhotoFile[] = sizes.flatMap((size) =>
  formats.map((format): PhotoFile => `${size}.${format}`),
);

export const sizeOf = (file: PhotoFile) => file.split('.')[0] as PhotoSize;
export const formatOf = (file: PhotoFile) => file.split('.')[1] as PhotoFormat;

/** Slightly better quality than the others, because the deferred file is made from it. */
export const sourceFile = 'full.jpg' satisfies PhotoFile;

/**
 * Takes half as long as all the others together and is rarely requested, so it is made on the first request.
 */
export const deferredFile = 'full.webp' satisfies PhotoFile;

export const isPhotoFile = (file: string): file is PhotoFile => photoFiles.some((known) => known === file);

export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

const scaled = ({ width, height }: Dimensions, scale: number): Dimensions => ({
  width: Math.max(1, Math.round(width * Math.min(1, scale))),
  height: Math.max(1, Math.round(height * Math.min(1, scale))),
});

/** Scaled so that neither edge is longer than this; never enlarged. */
export const dimensionsWithin = (edge: number, picture: Dimensions): Dimensions =>
  scaled(picture, Math.min(edge / picture.width, edge / picture.height));

/** The largest part of the image with the frame's proportions, at most as large as the frame. */
export const cropDimensions = (frame: Dimensions, picture: Dimensions): Dimensions =>
  scaled(frame, Math.min(picture.width / frame.width, picture.height / frame.height));

/** The dimensions of an image in one of the sizes. */
export function photoDimensions(size: PhotoSize, picture: Dimensions): Dimensions {
  const { fit, width, height } = photoSizes[size];
  if (fit === 'fill') return { width, height };
  const across = width / picture.width;
  const down = height / picture.height;
  const wanted = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  // A panorama that covers the frame could be extremely wide, so nothing is larger than the largest size.
  const { full } = photoSizes;
  return scaled(picture, Math.min(wanted, full.width / picture.width, full.height / picture.height));
}
