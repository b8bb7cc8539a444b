import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { type ThemeName, themeIn } from '../.storybook/story-theme.ts';

type Globals = Readonly<Record<string, unknown>>;

export interface Toolbar {
  readonly theme: ThemeName;
  readonly text: string;
}

const toolbarIn = (globals: Globals): Toolbar => ({
  theme: themeIn(globals),
  text: String(globals.text ?? '100'),
});

const addressGlobals = (): Globals => {
  const given = new URLSearchParams(location.search).get('globals') ?? '';
  return Object.fromEntries(given.split(';').map((pair) => pair.split(':')));
};

/** What the toolbar has chosen, on a docs page. */
export function useToolbar(): Toolbar {
  const { channel } = useContext(DocsContext);
  const [toolbar, setToolbar] = useState(() => toolbarIn(addressGlobals()));
  useEffect(() => {
    const hear = ({ globals }: { globals?: Globals }) => setToolbar(toolbarIn(globals ?? {}));
    channel.on('globalsUpdated', hear);
    return () => channel.off('globalsUpdated', hear);
  }, [channel]);
  return toolbar;
}
