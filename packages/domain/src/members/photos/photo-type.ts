export type PhotoType = 'jpeg' | 'png' | 'gif' | 'webp';

/** The first bytes of each file type; `undefined` matches any byte. */
const signatures: Readonly<Record<PhotoType, readonly (readonly (number | undefined)[])[]>> = {
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, ...ascii('PNG'), 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [ascii('GIF87a'), ascii('GIF89a')],
  webp: [[...ascii('RIFF'), undefined, undefined, undefined, undefined, ...ascii('WEBP')]],
};

const types = Object.keys(signatures) as PhotoType[];

function ascii(text: string): number[] {
  return Array.from(text, (letter) => letter.charCodeAt(0));
}

/** The number of bytes needed to detect any type. */
export const maxSignatureLength: number = Math.max(
  ...types.flatMap((type) => signatures[type].map(({ length }) => length)),
);

/** Detected from the content, since the file's name and declared type are not reliable. */
export function detectPhotoType(bytes: Uint8Array): PhotoType | undefined {
  return types.find((type) =>
    signatures[type].some((signature) =>
      signature.every((byte, at) => byte === undefined || byte === bytes[at]),
    ),
  );
}
