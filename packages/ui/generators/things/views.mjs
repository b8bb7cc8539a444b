// The photos of a thing: as a whole in its place, from near, beside a child, and as it comes in its box.
import { children, heightAt, standing } from './child.mjs';
import { places } from './places.mjs';
import { block, cream, ink, line, moved, path, sized } from './shapes.mjs';
import { things } from './things.mjs';

const paints = {
  berry: '#8c2340',
  brick: '#c9553c',
  moss: '#3c6650',
  honey: '#e3bc6e',
  water: '#7f9ca6',
  wicker: '#d9b070',
  rose: '#d9998f',
  sage: '#8fa98e',
  plum: '#7d5a75',
  sky: '#a9c3cf',
  fur: '#c98f5e',
  gray: '#a9a096',
};

/** The thing with its main color and that of the paint exchanged. */
function painted({ shapes, main }, paint) {
  const other = paints[paint];
  if (!other || other === main) return shapes;
  return shapes.replaceAll(main, '#main').replaceAll(other, main).replaceAll('#main', other);
}

const outlined = (shapes) =>
  `<g stroke="${ink}" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round">${shapes}</g>`;
const shadow = (x, width) =>
  `<ellipse cx="${x}" cy="392" rx="${width}" ry="${width / 9}" fill="${ink}" opacity=".16"/>`;

function besideChild(thing, shapes, { age, nth }) {
  const cm = heightAt(age);
  const unit = 292 / Math.max(cm, thing.tall);
  const by = (thing.tall * unit) / (388 - thing.top);
  const child = standing(children[nth % children.length], 104, cm * unit);
  return (
    shadow(104, (46 * (cm * unit)) / 308 + 14) +
    shadow(272, 142 * Math.min(by, 0.9)) +
    outlined(sized(by, 272, 388, shapes)) +
    outlined(child)
  );
}

const inBox = (shapes, top) => {
  const by = Math.min(0.82, 190 / (388 - top));
  return (
    shadow(200, 150) +
    outlined(
      path('#b98d57', 'M76 262h248l-22 40H98z') +
        path('#c99f6b', 'M76 262 34 222h56l30 40zM324 262l42-40h-56l-30 40z') +
        sized(by, 200, Math.min(352, 286 + 0.4 * by * (388 - top)), shapes) +
        path('#d9b684', 'M70 286h260l-8 102H78z') +
        path('#e6cda3', 'M70 286 40 324h52l22-38zM330 286l30 38h-52l-22-38z') +
        block(cream, 164, 320, 72, 40, 4) +
        line('M176 334h48M176 346h30'),
    )
  );
};

/** The box around its middle, larger or smaller; what is low is looked at from nearer, at the height of the floor. */
function around([x, y, width, height], by) {
  const lower = by < 1 ? height * 0.06 : 0;
  const corner = [x + (width * (1 - by)) / 2, y + (height * (1 - by)) / 2 + lower];
  return [...corner, width * by, height * by].map((n) => n.toFixed(1)).join(' ');
}
const zoomOf = (top) => Math.min(1.04, Math.max(0.9, (388 - top) / 250));

/** What is from near shows the upper part of a thing, a little turned. */
const nearOf = (top) =>
  `translate(200 240) rotate(-7) scale(1.75) translate(-186 ${-(top + (388 - top) * 0.42)})`;

/**
 * @typedef {{ thing: string, paint: string, place: string, view: string, age: number, nth: number }} Photo
 * @type {(photo: Photo, size: { width: number, height: number, box: readonly number[] }) => string} an SVG document
 */
export function photoSvg({ thing: name, paint, place, view, age, nth }, { width, height, box }) {
  const thing = things[name];
  const at = places[place];
  if (!thing || !at) throw new Error(`Nobody has drawn ${name}, or where it is: ${place}`);
  const shapes = painted(thing, paint);
  const backs = { near: [at.tones[2], at.tones[2]], box: [at.tones[3], at.tones[1]] };
  const [back, ground] = backs[view] ?? [];
  const behind = back
    ? block(back, -1600, -2000, 3600, 2600) +
      (view === 'box' ? path(ground, 'M-1600 366H2000v400H-1600z') : '')
    : at.draw(at.tones);
  const drawn = {
    whole: () => shadow(204, 142) + outlined(shapes),
    near: () => outlined(moved(nearOf(thing.top), shapes)),
    child: () => besideChild(thing, shapes, { age, nth }),
    box: () => inBox(shapes, thing.top),
  }[view]();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${around(box, { whole: zoomOf(thing.top), near: 0.94 }[view] ?? 1.04)}">${behind}${drawn}</svg>`;
}
