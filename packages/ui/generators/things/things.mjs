// All that the demo's members sell, by the name of its drawing.
import { animals } from './animals.mjs';
import { books } from './books.mjs';
import { clothes } from './clothes.mjs';
import { home } from './home.mjs';
import { outdoors } from './outdoors.mjs';
import { toys } from './toys.mjs';
import { trainsAndHouses } from './trains-and-houses.mjs';

/**
 * @typedef {object} Thing
 * @property {string} shapes
 * @property {string} main the color that is another one in another paint
 * @property {number} tall in centimeters
 * @property {number} top where the drawing begins; it ends on the floor at 388
 */

/** @type {Readonly<Record<string, Thing>>} */
export const things = { ...animals, ...toys, ...trainsAndHouses, ...outdoors, ...clothes, ...home, ...books };
