import { useEffect, useState } from 'react';
import type { ThemeName } from '../.storybook/story-theme.ts';

export interface PictureOf {
  readonly id: string;
  readonly width: number;
  readonly theme: ThemeName;
}

const fileOf = ({ id, width, theme }: PictureOf) => `${id}-${width}-${theme}.webp`;

/** Those of `npm run gallery`, which are in no repository: a fresh clone has none. */
let taken: Promise<ReadonlySet<string>> | undefined;
const loadTaken = () =>
  (taken ??= fetch('./pictures/gallery/index.json')
    .then((response) => (response.ok ? response.json() : []))
    .then((files: readonly string[]) => new Set(files)));

const storedWidths = [390, 1280];

/** The addresses of pictures; undefined until it is known which there are. */
export function usePictures(): ((of: PictureOf, isStored: boolean) => string | undefined) | undefined {
  const [files, setFiles] = useState<ReadonlySet<string>>();
  useEffect(() => {
    void loadTaken().then(setFiles);
  }, []);
  if (files === undefined) return undefined;
  return (of, isStored) => {
    const file = fileOf(of);
    // What is compared in every check is never old.
    if (isStored && storedWidths.includes(of.width)) return `./pictures/stored/${file}`;
    return files.has(file) ? `./pictures/gallery/${file}` : undefined;
  };
}
