export const grounds = [
  'clay',
  'honey',
  'sage',
  'mist',
  'rose',
  'oat',
  'sand',
  'fern',
  'peach',
  'lichen',
  'blush',
  'heather',
] as const;

export type Ground = (typeof grounds)[number];

/** The same name always stands before the same ground. */
export const groundOf = (name: string): Ground => {
  const sum = Array.from(name).reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return grounds[Math.abs(sum) % grounds.length] ?? 'clay';
};

export const groundStyle = (ground: Ground) => ({
  '--ground': `var(--ground-${ground})`,
  '--disc': `var(--ground-${ground}-disc)`,
});
