export const backdrops = [
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

export type Backdrop = (typeof backdrops)[number];

/** Always the same backdrop for the same name. */
export const backdropOf = (name: string): Backdrop => {
  const sum = Array.from(name).reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7);
  return backdrops[Math.abs(sum) % backdrops.length] ?? 'clay';
};

export const backdropStyle = (ground: Backdrop) => ({
  '--backdrop': `var(--backdrop-${ground})`,
  '--disc': `var(--backdrop-${ground}-disc)`,
});
