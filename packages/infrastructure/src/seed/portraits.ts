import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoStore, PhotoVariant } from '@nestmates/application/photos/ports.ts';
import { photoUrl } from '@nestmates/domain/photos/photo-address.ts';
import type { PhotoSize } from '@nestmates/domain/photos/photo-sizes.ts';

const folder = join(import.meta.dirname, 'portraits');
const sizes: readonly PhotoSize[] = ['avatar', 'card', 'full'];

/** A face is drawn for more than one neighbour; these names share each of the drawn families. */
const families = [
  {
    portraits: ['cedar-1', 'cedar-2', 'cedar-3', 'cedar-4', 'cedar-5', 'cedar-6'],
    names: [
      ...[
        'Adaeze',
        'Amara',
        'Chidi',
        'Denise',
        'Esther',
        'Grace',
        'Imani',
        'Jada',
        'Joy',
        'Keisha',
        'Monique',
      ],
      ...['Naomi', 'Nia', 'Precious', 'Shanice', 'Simone', 'Tamika', 'Vanessa', 'Wanda', 'Whitney', 'Zoe'],
    ],
  },
  {
    portraits: ['amber-1', 'amber-2', 'amber-3', 'amber-4', 'amber-5', 'amber-6'],
    names: [
      ...['Aisha', 'Ananya', 'Anjali', 'Asha', 'Ayesha', 'Elif', 'Farah', 'Fatima', 'Jasmine', 'Kavya'],
      ...['Lakshmi', 'Layla', 'Leila', 'Nadia', 'Priya', 'Samira', 'Selma', 'Sunita', 'Tara', 'Uma', 'Yara'],
      ...['Yasmin', 'Zainab', 'Zara'],
    ],
  },
  {
    portraits: ['willow-1', 'willow-2', 'willow-3', 'willow-4', 'willow-5'],
    names: ['Akiko', 'Hana', 'Jia', 'Joanna', 'Kim', 'Lena', 'Linh', 'Mai', 'Malia', 'Mei', 'Mina', 'Yuki'],
  },
  {
    portraits: ['olive-1', 'olive-2', 'olive-3', 'olive-4', 'olive-5'],
    names: [
      ...['Alejandra', 'Andrea', 'Ariana', 'Bianca', 'Camila', 'Carmen', 'Catalina', 'Daniela', 'Diana'],
      ...[
        'Elena',
        'Eva',
        'Gabriela',
        'Ines',
        'Isabel',
        'Karina',
        'Lila',
        'Lucia',
        'Maria',
        'Marisol',
        'Maya',
      ],
      ...[
        'Natalia',
        'Paloma',
        'Pilar',
        'Renata',
        'Rosa',
        'Sabrina',
        'Sofia',
        'Teresa',
        'Valentina',
        'Ximena',
      ],
      'Yolanda',
    ],
  },
] as const;

const otherPortraits = ['birch-1', 'birch-2', 'birch-3', 'birch-4', 'birch-5', 'birch-6', 'birch-7'] as const;

/** Some have not got round to it, as in every neighbourhood. */
const withoutPortraitEvery = 9;

const urlOf = (portrait: string) => photoUrl(`demo-${portrait}`);

/** Where the photo of a named member of the story is found: her portrait has her own name. */
export const namedPortrait = (firstName: string): string => urlOf(firstName.toLowerCase());

/** Her photo, if she has one. Neighbours in a row never have the same. */
export function generatedPortrait(firstName: string, position: number): string | null {
  if (position % withoutPortraitEvery === withoutPortraitEvery - 1) return null;
  const family = families.find(({ names }) => (names as readonly string[]).includes(firstName));
  const portraits: readonly string[] = family?.portraits ?? otherPortraits;
  const portrait = portraits[position % portraits.length];
  return portrait ? urlOf(portrait) : null;
}

/** They lie here as WebP; what can be made from that is made, so that the repository stays light. */
async function variantsOf(portrait: string): Promise<readonly PhotoVariant[]> {
  const { default: sharp } = await import('sharp');
  const prints = await Promise.all(
    sizes.map(async (size): Promise<readonly PhotoVariant[]> => {
      const webp = await readFile(join(folder, portrait, `${size}.webp`));
      const jpg = await sharp(webp).jpeg({ quality: 80 }).toBuffer();
      return [
        { file: `${size}.webp`, bytes: webp },
        { file: `${size}.jpg`, bytes: jpg },
      ];
    }),
  );
  return prints.flat();
}

/** They belong to nobody and are in no register, so that no member's leaving ever takes one from another. */
export async function storePortraits(store: PhotoStore): Promise<void> {
  for (const portrait of await readdir(folder)) {
    await store.save(`demo-${portrait}`, await variantsOf(portrait));
  }
}
