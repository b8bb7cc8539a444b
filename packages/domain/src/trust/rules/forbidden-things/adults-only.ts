import { type ForbiddenThing, phrases, pretended } from './forbidden-thing.ts';

/** What is for adults, or for nobody. */
export const adultsOnly = [
  {
    id: 'weapon',
    title: 'Weapons',
    words: 'No firearms, ammunition, knives made to fight, sprays or anything else that is made to hurt.',
    signs: [
      {
        of: [
          phrases(`
            firearm, handgun, shotgun, rifle, pistol, revolver, ammunition, ammo, bb gun,
            pellet gun, airsoft gun, stun gun, taser, switchblade, brass knuckle, pepper spray,
            crossbow, machete, gun, lawn dart
          `),
        ],
        inTitle: true,
        unless: [
          ...pretended,
          ...phrases(`
            nerf, water, squirt, bubble, glue, nail, massage, staple, caulk, spray gun, heat, foam,
            cap gun, laser, safe, lock, cabinet, rack, case, holster, top gun, wii, price
          `),
        ],
      },
    ],
  },
  {
    id: 'tobacco',
    title: 'Tobacco and vapes',
    words: 'Nothing to smoke or to vape, with nicotine or without.',
    signs: [
      {
        of: [
          phrases(`
            cigarette, cigar, tobacco, e cigarette, vape, vape pen, vaping, hookah, nicotine, juul
          `),
        ],
        inTitle: true,
        unless: [
          ...pretended,
          ...phrases(`
            lighter, adapter, adaptor, plug, charger, box, pants, ashtray
          `),
        ],
      },
    ],
  },
  {
    id: 'alcohol',
    title: 'Alcohol',
    words: 'No wine, beer or spirits, also not made at home.',
    signs: [
      {
        of: [
          phrases(`
            wine, beer, champagne, prosecco, vodka, whiskey, whisky, tequila, bourbon, liquor,
            moonshine
          `),
        ],
        inTitle: true,
        unless: [
          ...pretended,
          ...phrases(`
            glass, rack, opener, cooler, fridge, cork, stopper, charm, tumbler, carafe, decanter,
            colored, color, coloured, red wine, wine red, root, ginger, butter beer, sign, mug, stein, crate,
            barrel, bucket, aerator, bag, holder, flute, box, cart, cabinet, tasting, making kit
          `),
        ],
      },
      {
        of: [
          ['bottle of', 'case of', 'homemade'],
          ['red wine', 'white wine', 'wine', 'beer', 'champagne'],
        ],
        inTitle: true,
        unless: ['glass', 'toy', 'holder', 'opener'],
      },
    ],
  },
  {
    id: 'drugs',
    title: 'Drugs',
    words: 'No drugs, also not where they are legal.',
    signs: [
      {
        of: [
          phrases(`
            cannabis, marijuana, thc, cbd gummy, cbd oil, cocaine, magic mushroom, kratom
          `),
        ],
        unless: pretended,
      },
    ],
  },
] as const satisfies readonly ForbiddenThing[];
