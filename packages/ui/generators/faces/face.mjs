// A face: Open Peeps by Pablo Stanley (CC0) through DiceBear, with its black lines in another color.
import { openPeeps } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';

/**
 * @typedef {object} Face
 * @property {string} head one of Open Peeps' heads, such as 'bun' or 'afro'
 * @property {string} face an expression, such as 'smile' or 'calm'
 * @property {string} skin hex without the #, as all colours here
 * @property {string} garment also colours a scarf or a ribbon
 * @property {string} ink the line, and the hair where it is solid
 * @property {string} [hair] for heads whose hair is drawn in outline; else they take the garment's colour
 * @property {'glasses' | 'glasses2'} [glasses]
 */

const line = /#000(?:000)?\b|"black"/g;

/** Space above the head, for a bun or an afro that would be cut off. */
const headroom = 64;
export const faceBox = Object.freeze({ width: 704, height: 704 + headroom });

/**
 * @param {Face} face
 * @returns {string} an SVG document on a transparent ground, 704 wide and 768 high
 */
export function faceSvg({ head, face, skin, garment, ink, hair = garment, glasses }) {
  const drawn = createAvatar(openPeeps, {
    // The library derives missing options from the seed; all options are given, so the seed has no effect.
    seed: 'nestmates',
    head: /** @type {any} */ ([head]),
    face: /** @type {any} */ ([face]),
    skinColor: [skin],
    headContrastColor: [hair],
    clothingColor: [garment],
    facialHairProbability: 0,
    maskProbability: 0,
    accessoriesProbability: glasses ? 100 : 0,
    ...(glasses ? { accessories: [glasses] } : {}),
  }).toString();
  return drawn
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/<mask[\s\S]*?<\/mask>/, '')
    .replace(' mask="url(#viewboxMask)"', '')
    .replace('viewBox="0 0 704 704"', `viewBox="0 -${headroom} 704 ${704 + headroom}"`)
    .replace('<svg ', '<svg aria-hidden="true" ')
    .replace(line, (found) => (found.startsWith('"') ? `"#${ink}"` : `#${ink}`));
}
