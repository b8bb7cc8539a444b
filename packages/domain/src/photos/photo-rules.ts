const wrongType = 'Invalid file type - Please select a JPEG, PNG, GIF, or WebP image.';
const tooLarge = 'File too large - Please select an image smaller than 5MB.';

export const photoRule = {
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  /** A small file can unfold into a picture that fills the memory. A telephone's 24 megapixels fit. */
  maxPixels: 26_000_000,
  /** The browser scales one picture, the server anybody's: of a telephone's 50 megapixels it makes a small one. */
  maxPixelsToScale: 64_000_000,
  /** Of the JPEG that the browser sends, and the longer edge that it scales a photo down to. */
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

/** The member's own sentence for what is wrong with a photo, if anything is. */
export function photoProblem(photo: { readonly type: string; readonly size: number }): string | undefined {
  const types: readonly string[] = photoRule.types;
  if (!types.includes(photo.type.toLowerCase())) return wrongType;
  if (photo.size > photoRule.maxBytes) return tooLarge;
  return undefined;
}
