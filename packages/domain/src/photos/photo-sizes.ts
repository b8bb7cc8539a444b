/**
 * The sizes every photo is kept in. `fill` cuts to the frame, `cover` keeps the whole picture just large
 * enough to fill it, `within` just small enough to fit into it; none of them makes a picture larger.
 */
export const photoSizes = {
  avatar: { fit: 'fill', width: 192, height: 192, maxBytes: 25 * 1024 },
  card: { fit: 'cover', width: 640, height: 800, maxBytes: 120 * 1024 },
  full: { fit: 'within', width: 1280, height: 1280, maxBytes: 400 * 1024 },
} as const;

export type PhotoSize = keyof typeof photoSizes;

/** WebP for screens; JPEG for those who cannot show it, and for letters. */
export const photoFormats = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

export type PhotoFormat = keyof typeof photoFormats;
export type PhotoFile = `${PhotoSize}.${PhotoFormat}`;

const sizes = Object.keys(photoSizes) as PhotoSize[];
const formats = Object.keys(photoFormats) as PhotoFormat[];

/** Every file that one photo is kept as. */
export const photoFiles: readonly PhotoFile[] = sizes.flatMap((size) =>
  formats.map((format): PhotoFile => `${size}.${format}`),
);

export const sizeOf = (file: PhotoFile) => file.split('.')[0] as PhotoSize;
export const formatOf = (file: PhotoFile) => file.split('.')[1] as PhotoFormat;

/** Kept a little finer than the others, since the enlargement is made from it. */
export const sourceFile = 'full.jpg' satisfies PhotoFile;

/** Takes half as long as all the others together, and few ever ask for it: it is made for the first who does. */
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

/** As large as it can be with neither edge longer than this; never larger than it is. */
export const dimensionsWithin = (edge: number, picture: Dimensions): Dimensions =>
  scaled(picture, Math.min(edge / picture.width, edge / picture.height));

/** How large a piece of the picture fills the frame; where the picture is smaller than that, as large as there is. */
export const cropDimensions = (frame: Dimensions, picture: Dimensions): Dimensions =>
  scaled(frame, Math.min(picture.width / frame.width, picture.height / frame.height));

/** How large a picture comes out in one of the sizes. */
export function photoDimensions(size: PhotoSize, picture: Dimensions): Dimensions {
  const { fit, width, height } = photoSizes[size];
  if (fit === 'fill') return { width, height };
  const across = width / picture.width;
  const down = height / picture.height;
  const wanted = fit === 'cover' ? Math.max(across, down) : Math.min(across, down);
  // A panorama that covers the frame would be endlessly long, so nothing outgrows the largest size.
  const { full } = photoSizes;
  return scaled(picture, Math.min(wanted, full.width / picture.width, full.height / picture.height));
}
