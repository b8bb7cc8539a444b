/**
 * Words with a sense of their own into which other words fall apart: "criss cross bow" is no crossbow, "moon shine" no
 * moonshine. Not those that mean the same apart and together, such as "re" and "homing".
 */
const usualWords = new Set(
  `adder ah all arm arms blade blades boosters boot bow bows cars chic cross drops eat eats eyes fire gun guns hand hands
  hook infants ken kens kit leg legs moon par peppers pies pray prays pup rot rots shine shines shot shots sold switch
  ten tens week whisk yes`.split(/\s+/),
);

/** Whether a text has nothing but such words, so that nobody has written one word apart. */
export const areUsual = (words: readonly string[]): boolean => words.every((word) => usualWords.has(word));
