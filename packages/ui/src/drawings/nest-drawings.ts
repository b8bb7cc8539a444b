export const fills = {
  sun: '#e3bc6e',
  nest: '#c67b5a',
  shell: '#fbf5ea',
  leaf: '#a4b38c',
  blush: '#ddb0a6',
  water: '#a9bcc2',
} as const;
