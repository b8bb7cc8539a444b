import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { applyTheme, type ThemeName, themeIn } from './story-theme.ts';
import { darkTheme, lightTheme } from './theme.ts';

const addressGlobals = (): ThemeName =>
  new URLSearchParams(window.location.search).get('globals')?.includes('theme:dark') ? 'dark' : 'light';

/** Docs pages have no story whose decorator could set the theme, so they listen for it themselves. */
export function DocsPage({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(addressGlobals);
  useEffect(() => {
    const hear = ({ globals }: { globals?: Record<string, unknown> }) => setTheme(themeIn(globals));
    props.context.channel.on('globalsUpdated', hear);
    return () => props.context.channel.off('globalsUpdated', hear);
  }, [props.context.channel]);
  useEffect(() => applyTheme(theme), [theme]);
  return (
    <DocsContainer {...props} theme={theme === 'dark' ? darkTheme : lightTheme}>
      {children}
    </DocsContainer>
  );
}
