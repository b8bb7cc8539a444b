import { productName } from '@nestmates/domain/platform/shared/product.ts';
import type { Section } from './ports.ts';

export interface ExportPageFacts {
  /** Sections of the page; `photos` are shown as such. */
  readonly sections: Readonly<Record<string, Section>>;
  readonly writtenAt: Date;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** `ordersBought` as "Orders bought". */
const inWords = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function textOf(value: unknown): string {
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const isSaid = (value: unknown): boolean =>
  value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

const entry = (row: Readonly<Record<string, unknown>>): string => {
  const lines = Object.entries(row).filter(([, value]) => isSaid(value));
  const facts = lines.map(([name, value]) => `<dt>${inWords(name)}</dt><dd>${escaped(textOf(value))}</dd>`);
  return `<li><dl>${facts.join('')}</dl></li>`;
};

const sectionOf = ([name, rows]: readonly [string, Section]): string =>
  `<section id="${name}"><h2>${inWords(name)} <small>${rows.length}</small></h2><ul>${rows.map(entry).join('')}</ul></section>`;

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 1.5rem; }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
  h2 { margin-top: 2.5rem; }
  small { opacity: .7; font-weight: 400; }
  ul { list-style: none; padding: 0; }
  li { border-top: 1px solid #8886; padding: .5rem 0; overflow-wrap: anywhere; }
  dl { display: grid; grid-template-columns: fit-content(11rem) 1fr; gap: .1rem 1rem; margin: 0; }
  dt { opacity: .7; } dd { margin: 0; white-space: pre-wrap; }
  @media (max-width: 30rem) { body { padding: 1rem; } dl { grid-template-columns: 5.5rem 1fr; } }
  .photos { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .5rem; }
  .photos img { width: 100%; aspect-ratio: 1; object-fit: cover; border-radius: .5rem; }`;

const picture = ({ path }: Readonly<Record<string, unknown>>, nth: number): string =>
  `<a href="${escaped(String(path))}"><img src="${escaped(String(path))}" alt="Your photo ${nth + 1}" loading="lazy"></a>`;

const photosOf = (photos: Section): string =>
  `<section id="photos"><h2>Photos <small>${photos.length}</small></h2><div class="photos">${photos.map(picture).join('')}</div></section>`;

/** Shows the data without a network: it has no script, and refers to nothing but the files beside it. */
export function exportPage({ sections, writtenAt }: ExportPageFacts): string {
  const filled = Object.entries(sections).filter(([, rows]) => rows.length > 0);
  const links = filled.map(([name]) => `<a href="#${name}">${inWords(name)}</a>`);
  const shown = filled.map(([name, rows]) => (name === 'photos' ? photosOf(rows) : sectionOf([name, rows])));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>Your ${productName} data</title><style>${style}</style></head>
<body><main><h1>Your ${productName} data</h1>
<p>Written on ${textOf(writtenAt)}. Your calendar is in <a href="calendar.ics">calendar.ics</a>, your orders are in <a href="orders.csv">orders.csv</a>, and <a href="data.json">data.json</a> has all of it for programs.</p>
<nav aria-label="Sections">${links.join('')}</nav>
${shown.join('\n')}
</main></body></html>
`;
}
