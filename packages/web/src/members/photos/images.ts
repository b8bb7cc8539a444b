import { photoRule } from '@nestmates/domain/members/photos/photo-rules.ts';
import { type Dimensions, dimensionsWithin } from '@nestmates/domain/platform/photos/photo-sizes.ts';

interface Crop extends Dimensions {
  readonly left: number;
  readonly top: number;
}

/** Transparent pixels would become black in a JPEG. */
const paper = '#f7f1e7';

function toJpeg(source: CanvasImageSource, cut: Crop): Promise<Blob> {
  const { width, height } = dimensionsWithin(photoRule.maxSentEdge, cut);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser cannot draw'));
  context.imageSmoothingQuality = 'high';
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  context.drawImage(source, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('This browser cannot make a JPEG'))),
      'image/jpeg',
      photoRule.quality / 100,
    );
  });
}

/** Reads the size from the header, without decoding the image. */
export async function readImageSize(photo: Blob): Promise<Dimensions | undefined> {
  const address = URL.createObjectURL(photo);
  const image = new Image();
  try {
    return await new Promise((resolve) => {
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      // The server may support formats that this browser does not.
      image.onerror = () => resolve(undefined);
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Scales and rotates the photo, and removes its metadata. */
export async function prepareForUpload(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  // The server may support formats that this browser does not, and otherwise reports the error.
  if (!bitmap) return photo;
  try {
    return await toJpeg(bitmap, { left: 0, top: 0, width: bitmap.width, height: bitmap.height });
  } finally {
    bitmap.close();
  }
}

/** The centred part of a picture with this aspect ratio. */
export function centerCrop(picture: Dimensions, ratio: number): Crop {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = Math.min(picture.height, picture.width / ratio);
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
}

/** The current frame, cropped like the preview. */
export const captureFrame = (video: HTMLVideoElement, ratio: number): Promise<Blob> =>
  toJpeg(video, centerCrop({ width: video.videoWidth, height: video.videoHeight }, ratio));
