import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const builtStorybook = folder('../../.cache/storybook');

/** The pictures that are committed. */
export const storedPictures = folder('stored');

/** Those that galleries open from, which `npm run gallery` takes. */
export const galleryPictures = folder('../../.cache/gallery');

/** The stored picture, the new one and the difference, where they differ. */
export const differences = folder('../../.cache/pictures');

/** Read by fontconfig, which decides on Linux how letters are drawn. */
export const fontSettings = folder('fonts.conf');
