import { fileURLToPath } from 'node:url';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const builtStorybook = folder('../../.cache/storybook');

/** The pictures that are committed. */
export const storedPictures = folder('stored');

/** For each picture that differs: the stored one, the new one and the difference. */
export const differences = folder('../../.cache/pictures');
