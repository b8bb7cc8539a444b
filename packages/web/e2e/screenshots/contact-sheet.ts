import type { Browser } from 'playwright';
import sharp from 'sharp';
import { type Shots, variants } from './variants.ts';

export interface SheetRow {
  readonly name: string;
  readonly shots: Shots;
}

/** A phone of 844 pixels stays readable at this height, and a row of four fits a wide window. */
const rowHeight = 500;

const style = `
  * { margin: 0; box-sizing: border-box }
  body { width: max-content; padding: 32px; background: #efe9e4; color: #2b211c; font: 16px/1.4 system-ui, sans-serif }
  h1 { font-size: 28px }
  h2 { margin: 24px 0 8px; font-size: 18px }
  div { display: flex; gap: 12px }
  img { display: block; height: ${rowHeight}px; border: 1px solid #cdbfb4 }
`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const picture = (png: Buffer) => `<img alt="" src="data:image/png;base64,${png.toString('base64')}">`;

const row = ({ name, shots }: SheetRow) =>
  `<h2>${escaped(name)}</h2><div>${variants.map((variant) => picture(shots[variant.name])).join('')}</div>`;

export const compressed = (png: Buffer): Promise<Buffer> =>
  sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();

/** One picture of a journey: a row for each screen, a column for each variant. */
export async function contactSheet(
  browser: Browser,
  title: string,
  rows: readonly SheetRow[],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 2160, height: 800 } });
  await page.setContent(`<style>${style}</style><h1>${escaped(title)}</h1>${rows.map(row).join('')}`);
  const png = await page.screenshot({ fullPage: true });
  await page.close();
  return compressed(png);
}
