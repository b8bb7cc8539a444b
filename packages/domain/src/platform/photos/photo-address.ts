import type { PhotoFile, PhotoFormat, PhotoSize } from './photo-sizes.ts';

/**
 * A photo's name is generated; nothing of the uploaded file's name is in it. The name of one that shows what is wrong
 * with an order begins with the order; who may see any other is decided by its record.
 */
const name = /^(?:order-(\d{1,10})\.)?[\w-]{1,64}$/;
const address = /^\/photos\/((?:order-\d{1,10}\.)?[\w-]{1,64})\/(?:avatar|card|full)\.(?:webp|jpg)$/;

export const isPhotoName = (text: string): boolean => name.test(text);

export const orderPhotoName = (orderId: number, generated: string): string => `order-${orderId}.${generated}`;

const evidencePrefix = 'evidence-';
/** Name of a copy that was made when a photo was reported, which administrators alone see. */
export const evidencePhotoName = (generated: string): string => `${evidencePrefix}${generated}`;
export const isEvidencePhoto = (photo: string): boolean => photo.startsWith(evidencePrefix);

const selfiePrefix = 'selfie-';
/**
 * Name of a selfie that a member has sent for a check. It has no address: whoever may look at it asks for the check.
 */
export const selfiePictureName = (generated: string): string => `${selfiePrefix}${generated}`;
export const isSelfiePicture = (photo: string): boolean => photo.startsWith(selfiePrefix);

/** The order whose two members alone see the photo; undefined for any other photo. */
export function orderOfPhoto(photo: string): number | undefined {
  const order = name.exec(photo)?.[1];
  return order === undefined ? undefined : Number(order);
}

export const photoPath = (photo: string, file: PhotoFile): string => `/photos/${photo}/${file}`;

/** Stored and sent as `profilePhotoUrl`: a URL of one size, from which the others are derived. */
export const photoUrl = (photo: string): string => photoPath(photo, 'card.webp');

export const photoNameFromUrl = (url: string | null | undefined): string | undefined =>
  url ? address.exec(url)?.[1] : undefined;

/** The same photo in another size or format; a URL that is not one of ours is returned unchanged. */
export function photoUrlAt(url: string, size: PhotoSize, format: PhotoFormat = 'webp'): string {
  const photo = photoNameFromUrl(url);
  return photo ? photoPath(photo, `${size}.${format}`) : url;
}
