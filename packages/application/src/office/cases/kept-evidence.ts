import { photoNameFromUrl, photoUrl } from '@nestmates/domain/platform/photos/photo-address.ts';
import type { Evidence } from '../../trust/things/evidence-view.ts';

/** Photo of which a photo of evidence is a copy, and whether its files are there by now. */
export interface EvidencePhoto {
  readonly source: string;
  readonly isCopied: boolean;
}

type EvidencePhotos = Readonly<Record<string, EvidencePhoto>>;

const withPhotos = (evidence: Evidence, urlOf: (url: string) => string): Evidence => ({
  ...evidence,
  photoUrls: evidence.photoUrls.map(urlOf),
});

const photoIn = (photos: EvidencePhotos, url: string): EvidencePhoto | undefined =>
  photos[photoNameFromUrl(url) ?? ''];

/** Shows the photo that was reported until it is copied, which a job does: it is not removed before. */
export const shownEvidence = (kept: Evidence, photos: EvidencePhotos): Evidence =>
  withPhotos(kept, (url) => {
    const photo = photoIn(photos, url);
    return photo && !photo.isCopied ? photoUrl(photo.source) : url;
  });

/** What is kept comes back with its fields in another order. */
const said = ({ title, text, facts, photoUrls, steps = [] }: Evidence): string =>
  JSON.stringify([title, text, facts.map(({ label, value }) => [label, value]), photoUrls, steps.length]);

/** Whether a thing is still as it was reported; a copy of a photo is the same as the photo. */
export const isUnchanged = (kept: Evidence, now: Evidence, photos: EvidencePhotos): boolean => {
  const asReported = withPhotos(kept, (url) => {
    const photo = photoIn(photos, url);
    return photo ? photoUrl(photo.source) : url;
  });
  return said(asReported) === said(now);
};
