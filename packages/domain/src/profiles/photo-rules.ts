export const photoRule = {
  types: ['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
  /** Of the JPEG that the browser sends. */
  quality: 80,
  wrongType: 'Invalid file type - Please select a JPEG, PNG, GIF, or WebP image.',
  tooLarge: 'File too large - Please select an image smaller than 5MB.',
  cameraDenied: 'Unable to access camera. Please check permissions.',
  galleryDenied: 'Unable to access photo gallery. Please check permissions.',
} as const;

/** The member's own sentence for what is wrong with a photo, if anything is. */
export function photoProblem(photo: { readonly type: string; readonly size: number }): string | undefined {
  const types: readonly string[] = photoRule.types;
  if (!types.includes(photo.type.toLowerCase())) return photoRule.wrongType;
  if (photo.size > photoRule.maxBytes) return photoRule.tooLarge;
  return undefined;
}
