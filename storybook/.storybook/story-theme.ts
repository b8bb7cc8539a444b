export type ThemeName = 'light' | 'dark';

/** The theme that the toolbar has chosen. */
export const themeIn = (globals: Record<string, unknown> | undefined): ThemeName =>
  globals?.theme === 'dark' ? 'dark' : 'light';

export const applyTheme = (theme: ThemeName): void => {
  document.documentElement.dataset.theme = theme;
};
