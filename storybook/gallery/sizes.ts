export interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** The frame's, so that a light and a dark one stand side by side. */
  readonly scale: number;
}

/** The widths that have rules of their own. */
export const gallerySizes = [
  { name: 'Phone, 390', width: 390, height: 844, scale: 0.8 },
  { name: 'Tablet, 820', width: 820, height: 1180, scale: 0.5 },
  { name: 'Wide, 1280', width: 1280, height: 800, scale: 0.45 },
  { name: 'Phone held sideways, 844', width: 844, height: 390, scale: 0.6 },
] as const satisfies readonly Size[];

const [phone, tablet, wide] = gallerySizes;

/** Sizes of stories that are about one size, by their `globals.viewport`. */
const ownSizes: Readonly<Record<string, Size>> = {
  magnified: { name: 'Phone at 200 %, 195', width: 195, height: 422, scale: 0.8 },
  sideways: { name: 'Phone held sideways, 568', width: 568, height: 320, scale: 0.8 },
  tablet,
  wide,
};

export const usualSize: Size = phone;

export const ownSize = (viewport: string | undefined): Size | undefined =>
  viewport === undefined ? undefined : ownSizes[viewport];
