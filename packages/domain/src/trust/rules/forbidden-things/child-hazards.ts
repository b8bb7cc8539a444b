import { type ForbiddenThing, phrases } from './forbidden-thing.ts';

const inCrash = ['crash', 'crashed', 'accident', 'collision', 'wreck'];
const crashTested = ['crash test', 'crash tested', 'crash dummy', 'crash pad'];
const carSeat = ['car seat', 'infant seat', 'booster seat', 'infant carrier'];
const crib = ['crib', 'cot', 'cradle', 'bassinet'];

/** What has hurt or killed children. */
export const childHazards = [
  {
    id: 'recalled-goods',
    title: 'Recalled goods',
    words: 'What was recalled is not sold here. Whoever made it repairs it, replaces it or pays for it.',
    signs: [
      {
        of: [
          [
            'was recalled',
            'been recalled',
            'is recalled',
            'under recall',
            'subject to a recall',
            'safety recall',
          ],
        ],
      },
      { of: [['recalled']], inTitle: true },
    ],
  },
  {
    id: 'crashed-car-seat',
    title: 'Car seats that were in an accident',
    words: 'A car seat that was in an accident may not hold in the next one, even if nothing can be seen.',
    signs: [{ of: [carSeat, inCrash], unless: crashTested }],
  },
  {
    id: 'expired-car-seat',
    title: 'Expired car seats',
    words:
      'Car seats expire, as their plastic grows brittle. The date is on a label or in the shell of the seat.',
    signs: [{ of: [carSeat, ['expired', 'past its expiry', 'past expiration', 'out of date']] }],
  },
  {
    id: 'crashed-helmet',
    title: 'Helmets that were in an accident',
    words: 'A helmet protects once. After a fall or an accident it has to be replaced.',
    signs: [{ of: [['helmet'], inCrash], unless: crashTested }],
  },
  {
    id: 'drop-side-crib',
    title: 'Drop-side cribs',
    words: 'Cribs of which a side slides down have trapped and killed children; they are banned.',
    signs: [
      { of: [['drop side', 'drop rail', 'drop down side', 'drop gate', 'side slides down'], crib] },
      { of: [['dropping side', 'side that drops', 'side drops'], crib] },
      { of: [['drop side crib', 'crib drop side']] },
      { of: [['drop side'], crib], inTitle: true, inAnyOrder: true, unless: ['bedside', 'off'] },
    ],
  },
  {
    id: 'inclined-sleeper',
    title: 'Inclined sleepers',
    words: 'Babies can suffocate where they sleep at an angle; sleepers that are inclined are banned.',
    signs: [
      { of: [['inclined sleeper', 'incline sleeper', 'rock n play', 'rock and play sleeper']] },
      {
        of: [['inclined sleeper', 'incline sleeper', 'inclining sleeper']],
        inAnyOrder: true,
        unless: ['inclined to', 'pajama', 'pyjama', 'sleeper sofa'],
      },
    ],
  },
  {
    id: 'crib-bumper',
    title: 'Crib bumpers',
    words: 'Padded bumpers can suffocate a baby; they are banned.',
    signs: [
      {
        of: [['bumper', 'bumper pad', 'bumper set'], crib],
        unless: ['mesh', 'bumper car', 'truck', 'bumper jumper', 'book'],
      },
      { of: [['crib bumper', 'cot bumper']], inTitle: true, unless: ['mesh', 'book'] },
    ],
  },
  {
    id: 'magnet-set',
    title: 'Sets of small, strong magnets',
    words: 'Magnets that are swallowed clamp the bowels together. Sets of loose ones are not sold here.',
    signs: [
      {
        of: [
          phrases(`
            magnet ball, magnetic ball, buckyball, magnet bead, magnetic bead, rare earth magnet,
            neodymium magnet
          `),
        ],
        unless: ['maze', 'run', 'bracelet'],
      },
      {
        of: [['magnet ball', 'magnetic ball', 'magnet bead', 'magnetic bead']],
        inAnyOrder: true,
        inTitle: true,
        unless: ['maze', 'run', 'bracelet', 'tile', 'track', 'board', 'fishing', 'dart', 'block'],
      },
    ],
  },
  {
    id: 'water-beads',
    title: 'Water beads',
    words: 'Water beads that are swallowed grow inside the body. They are not sold here.',
    signs: [
      { of: [['water bead', 'orbeez', 'water gel bead', 'jelly bead']] },
      {
        of: [['water bead']],
        inAnyOrder: true,
        inTitle: true,
        unless: phrases(`
          table, maze, bracelet, bottle, fuse, fusible, perler, hama, aqua, aquabead, water color,
          water colour, watercolor, watercolour
        `),
      },
    ],
  },
] as const satisfies readonly ForbiddenThing[];
