const wrongType = 'Invalid file type - Please select a JPEG, PNG, GIF, or WebP image.';
const tooLarge = 'File too large - Please select an image smaller than 5MB.';

const maxPixels = 26_000_000;

export const photoRule = {
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  /** A small file can decompress into an image that fills the memory. A phone's 24 megapixels fit. */
  maxPixels,
  /** Memory for an interlaced picture, whose pixels are all kept until the last is read: that of 8 bits always fits. */
  maxWholeBytes: maxPixels * 4,
  /**
   * The browser scales one image at a time, the server those of all members, so the browser may accept more:
   * it makes a phone's 50 megapixels smaller before the upload.
   */
  maxPixelsToScale: 64_000_000,
  /** The quality of the JPEG that the browser sends, and the longer edge it scales a photo down to. */
  quality: 80,
  maxSentEdge: 1600,
  wrongType,
  tooLarge,
} as const;

export const photoMessages = {
  cameraDenied: 'Unable to access camera. Please check permissions.',
  galleryDenied: 'Unable to access photo gallery. Please check permissions.',
  uploadFailed: 'Failed to upload photo. Please try again.',
} as const;

/** What is wrong with a photo, in the words shown to the member; undefined if nothing is. */
export function photoProblem(photo: { readonly type: string; readonly size: number }): string | undefined {
  const types: readonly string[] = photoRule.types;
  if (!types.includes(photo.type.toLowerCase())) return wrongType;
  if (photo.size > photoRule.maxBytes) return tooLarge;
  return undefined;
}
