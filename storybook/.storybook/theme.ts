import { create } from 'storybook/theming/create';

const sans = '"Commissioner Variable", system-ui, sans-serif';

/** Storybook's manager cannot read our custom properties, so their values are repeated here. */
export const lightTheme = create({
  base: 'light',
  brandTitle: 'Nestmates',
  fontBase: sans,
  colorPrimary: '#8c2340',
  colorSecondary: '#8c2340',
  appBg: '#f7f1e7',
  appContentBg: '#f7f1e7',
  appPreviewBg: '#f7f1e7',
  appBorderColor: '#dccfbc',
  appBorderRadius: 14,
  textColor: '#2b1a17',
  textMutedColor: '#685349',
  barBg: '#fffcf7',
  barTextColor: '#685349',
  barSelectedColor: '#8c2340',
  inputBg: '#fffcf7',
  inputBorder: '#8c7869',
  inputTextColor: '#2b1a17',
});

export const darkTheme = create({
  base: 'dark',
  brandTitle: 'Nestmates',
  fontBase: sans,
  colorPrimary: '#ee97a5',
  colorSecondary: '#ee97a5',
  appBg: '#1a1311',
  appContentBg: '#1a1311',
  appPreviewBg: '#1a1311',
  appBorderColor: '#41332d',
  appBorderRadius: 14,
  textColor: '#f6ebdd',
  textMutedColor: '#c2ae9e',
  barBg: '#251c19',
  barTextColor: '#c2ae9e',
  barSelectedColor: '#ee97a5',
  inputBg: '#251c19',
  inputBorder: '#8f7b6e',
  inputTextColor: '#f6ebdd',
});
