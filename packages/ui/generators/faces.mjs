// Writes the named faces into the design system: `node packages/ui/generators/faces.mjs`.
import { mkdir, writeFile } from 'node:fs/promises';
import { faceSvg } from './faces/face.mjs';
import { people } from './faces/people.mjs';

const target = new URL('../src/drawings/faces/', import.meta.url);

await mkdir(target, { recursive: true });
for (const [name, face] of Object.entries(people)) {
  const svg = faceSvg(face);
  await writeFile(new URL(`${name}.svg`, target), svg);
  console.log(`${name}: ${svg.length} bytes`);
}
