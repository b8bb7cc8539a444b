import { photoRule } from '@nestmates/domain/photos/photo-rules.ts';
import { type Dimensions, dimensionsWithin } from '@nestmates/domain/photos/photo-sizes.ts';

interface Cut extends Dimensions {
  readonly left: number;
  readonly top: number;
}

/** What is see-through in a picture would turn black in a JPEG. */
const paper = '#f7f1e7';

function asJpeg(source: CanvasImageSource, cut: Cut): Promise<Blob> {
  const { width, height } = dimensionsWithin(photoRule.maxSentEdge, cut);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('This browser cannot draw'));
  pen.imageSmoothingQuality = 'high';
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(source, cut.left, cut.top, cut.width, cut.height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('This browser cannot make a JPEG'))),
      'image/jpeg',
      photoRule.quality / 100,
    );
  });
}

/** As its head tells it: nothing of the picture is unfolded for that. */
export async function extentOf(photo: Blob): Promise<Dimensions | undefined> {
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
export async function readyToSend(photo: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(photo).catch(() => undefined);
  // What this browser cannot read, the server may; and if it cannot either, it says so best.
  if (!bitmap) return photo;
  try {
    return await asJpeg(bitmap, { left: 0, top: 0, width: bitmap.width, height: bitmap.height });
  } finally {
    bitmap.close();
  }
}

/** The part of a wider or taller picture that a frame shows which it fills. */
export function middleOf(picture: Dimensions, ratio: number): Cut {
  const width = Math.min(picture.width, picture.height * ratio);
  const height = Math.min(picture.height, picture.width / ratio);
  return { left: (picture.width - width) / 2, top: (picture.height - height) / 2, width, height };
}

/** What the camera sees, cut as the finder shows it. */
export const pictureFrom = (video: HTMLVideoElement, ratio: number): Promise<Blob> =>
  asJpeg(video, middleOf({ width: video.videoWidth, height: video.videoHeight }, ratio));
