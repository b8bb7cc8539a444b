import type { Plugin } from 'vite';

/** Leaves the text of the sources out of the maps: it is in the repository, and takes most of the time of reading them. */
export function smallMaps(): Plugin {
  return {
    name: 'small-maps',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.map')) continue;
        const { sourcesContent: _text, ...map } = JSON.parse(String(file.source));
        file.source = JSON.stringify(map);
      }
    },
  };
}
