import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { type Extent, extentWithin } from '@nestmates/domain/photos/photo-sizes.ts';

interface Crop extends Extent {
  readonly left: number;
  readonly top: number;
}

/** What is see-through in a picture would turn black in a JPEG. */
const paper = '#f7f1e7';

function toJpeg(source: CanvasImageSource, cut: Crop): Promise<Blob> {
  const { width, height } = extentWithin(photoRule.sentEdge, cut);
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

/** As its head tells it: nothing of the picture is unfolded for that. */
export async function readImageSize(photo: Blob): Promise<Extent | undefined> {
  const address = URL.createObjectURL(photo);
  const image = new Image();
  try {
    return await new Promise((resolve) => {
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      // What this browser cannot read, the server may.
      image.onerror = () => resolve(undefined);
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Small enough for a slow network, upright, and without what a telephone writes beside the picture. */
export async function prepareForUpload(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  // What this browser cannot read, the server may; and if it cannot either, it says so best.
  if (!bitmap) return photo;
  try {
    return await toJpeg(bitmap, { left: 0, top: 0, width: bitmap.width, height: bitmap.height });
  } finally {
    bitmap.close();
  }
}

/** The part of a wider or taller picture that a frame shows which it fills. */
export function centerCrop(picture: Extent, ratio: number): Crop {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = Math.min(picture.height, picture.width / ratio);
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
}

/** What the camera sees, cut as the finder shows it. */
export const captureFrame = (video: HTMLVideoElement, ratio: number): Promise<Blob> =>
  toJpeg(video, centerCrop({ width: video.videoWidth, height: video.videoHeight }, ratio));
