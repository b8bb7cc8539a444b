import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const builtStorybook = folder('../../.cache/storybook');

/** The pictures that are committed. */
export const storedPictures = folder('stored');

/** Those that galleries open from, which `npm run gallery` takes. */
export const galleryPictures = folder('../../.cache/gallery');

/** For each picture that differs: the stored one, the new one and the difference. */
export const differences = folder('../../.cache/pictures');

/** For fontconfig, which decides on Linux how letters are drawn. */
export const fontSettings = folder('fonts.conf');
