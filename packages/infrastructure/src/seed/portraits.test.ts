import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoLogins } from './demo-logins.ts';
import { drawnPhoto } from './drawn-photos.ts';
import { generateDemoMembers } from './generated-members/generate-demo-members.ts';
import { generatedPortraits, namedPortrait } from './portraits.ts';

const folder = join(import.meta.dirname, 'portraits');
const members = generateDemoMembers();
const portraits = generatedPortraits(members);
const portrayed = members.flatMap((member, nth) => {
  const portrait = portraits[nth];
  return portrait ? [{ ...member, portrait }] : [];
});

describe('the faces of the demo', () => {
  it('have gray hair from forty-five on at the earliest, and from fifty on at the latest', () => {
    const gray = portrayed.filter(({ portrait }) => portrait.includes('-gray-'));
    expect(gray.length).toBeGreaterThan(8);
    for (const { age } of gray) expect(age).toBeGreaterThanOrEqual(45);
    for (const { age, portrait } of portrayed) if (age >= 50) expect(portrait).toContain('-gray-');
    for (const { age } of demoLogins) expect(age).toBeLessThan(50);
  });

  it('have a daughter beside them only if they have one of that age', () => {
    const withDaughter = portrayed.filter(({ portrait }) => portrait.includes('-daughter-'));
    expect(withDaughter.length).toBeGreaterThan(4);
    for (const { children } of withDaughter) {
      expect(children.some(({ gender, age }) => gender === 'girl' && age >= 3 && age <= 9)).toBe(true);
    }
  });

  it('are at least forty, all drawn and all in use, no drawing twice', async () => {
    const names = await readdir(folder);
    const files = await Promise.all(names.map((name) => readFile(join(folder, name, 'card.webp'))));
    const digests = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
    expect(new Set(digests).size).toBe(names.length);
    const shown = [
      ...demoLogins.map(({ firstName }) => namedPortrait(firstName)),
      ...portrayed.map(({ portrait }) => portrait),
    ];
    expect(new Set(names.map(drawnPhoto))).toEqual(new Set(shown));
    expect(names.length).toBeGreaterThanOrEqual(40);
  });

  it('are those of few neighbors at once', () => {
    const inCities = portrayed.map(({ portrait, city }) => `${portrait} ${city}`);
    const most = Math.max(...[...Map.groupBy(inCities, (one) => one).values()].map((same) => same.length));
    expect(most).toBeLessThanOrEqual(3);
  });
});
