/** What in the words of a listing shows that it is such a thing. */
export interface Sign {
  /** One phrase of each list has to be there. */
  readonly of: readonly (readonly string[])[];
  /** Only in the title: in a description the word often stands for something else. */
  readonly inTitle?: true;
  /** Beside one of these it is something else, such as a toy. */
  readonly unless?: readonly string[];
}

export interface ForbiddenThing {
  readonly id: string;
  readonly title: string;
  /** Said on the page of rules, and to the seller who is refused. */
  readonly words: string;
  readonly signs: readonly Sign[];
}

/** A toy or a picture of it, or a service about it. */
const pretended = [
  ...[
    'toy',
    'plush',
    'plushie',
    'stuffed',
    'pretend',
    'play',
    'playset',
    'lego',
    'puzzle',
    'doll',
    'figurine',
  ],
  ...['book', 'sticker', 'costume', 'print', 'poster', 'card', 'game', 'shirt', 'onesie', 'dress', 'pattern'],
  ...[
    'class',
    'lesson',
    'course',
    'training',
    'safety',
    'decoration',
    'decor',
    'ornament',
    'lamp',
    'mobile',
    'rug',
  ],
];
const inCrash = ['crash', 'crashed', 'accident', 'collision', 'wreck'];
const crashTested = ['crash test', 'crash tested', 'crash dummy', 'crash pad'];
const carSeat = ['car seat', 'carseat', 'infant seat', 'booster seat', 'infant carrier'];
const crib = ['crib', 'cot', 'cradle', 'bassinet'];

/** What may never be sold. The ids stay as they are: refusals name them, and links lead to them. */
export const forbiddenThings = [
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
    signs: [{ of: [['drop side', 'dropside', 'drop rail', 'drop down side'], crib] }],
  },
  {
    id: 'inclined-sleeper',
    title: 'Inclined sleepers',
    words: 'Babies can suffocate where they sleep at an angle; sleepers that are inclined are banned.',
    signs: [
      {
        of: [
          [
            'inclined sleeper',
            'incline sleeper',
            'inclined infant sleeper',
            'rock n play',
            'rock and play sleeper',
          ],
        ],
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
        unless: ['mesh', 'car', 'truck', 'bumper jumper', 'book'],
      },
    ],
  },
  {
    id: 'magnet-set',
    title: 'Sets of small, strong magnets',
    words: 'Magnets that are swallowed clamp the bowels together. Sets of loose ones are not sold here.',
    signs: [
      {
        of: [
          [
            'magnet ball',
            'magnetic ball',
            'buckyball',
            'magnet bead',
            'magnetic bead',
            'rare earth magnet',
            'neodymium magnet',
          ],
        ],
        unless: ['maze', 'run', 'bracelet'],
      },
    ],
  },
  {
    id: 'water-beads',
    title: 'Water beads',
    words: 'Water beads that are swallowed grow inside the body. They are not sold here.',
    signs: [{ of: [['water bead', 'orbeez', 'water gel bead', 'jelly bead']] }],
  },
  {
    id: 'medicine',
    title: 'Medicines',
    words:
      'Medicines, with and without a prescription, and supplements for children are for a pharmacy to sell.',
    signs: [
      {
        of: [
          [
            ...[
              'ibuprofen',
              'acetaminophen',
              'paracetamol',
              'tylenol',
              'motrin',
              'advil',
              'benadryl',
              'antibiotic',
            ],
            ...[
              'amoxicillin',
              'adderall',
              'ritalin',
              'ozempic',
              'insulin',
              'gripe water',
              'melatonin',
              'epipen',
            ],
            ...[
              'prescription drug',
              'prescription medicine',
              'prescription medication',
              'cough syrup',
              'cold medicine',
            ],
          ],
        ],
        unless: [
          ...pretended,
          ...[
            'case',
            'pouch',
            'bag',
            'holder',
            'cooler',
            'dispenser',
            'syringe',
            'cup',
            'spoon',
            'organizer',
            'pump',
          ],
        ],
        inTitle: true,
      },
    ],
  },
  {
    id: 'breast-milk',
    title: 'Breast milk',
    words: 'Breast milk of strangers can carry infections and medicines. Milk banks test what they pass on.',
    signs: [
      {
        of: [['breast milk', 'breastmilk', 'human milk', 'pumped milk', 'mothers milk', 'donor milk']],
        inTitle: true,
        unless: [
          ...pretended,
          ...[
            'bag',
            'storage',
            'store',
            'bottle',
            'container',
            'freezer tray',
            'tray',
            'cooler',
            'cooling',
            'warmer',
          ],
          ...[
            'jewelry',
            'jewellery',
            'necklace',
            'ring',
            'pendant',
            'keepsake',
            'soap',
            'lotion',
            'pump',
            'collector',
          ],
          ...[
            'catcher',
            'organizer',
            'holder',
            'strip',
            'pitcher',
            'cup',
            'saver',
            'tea',
            'cookie',
            'chiller',
            'support',
          ],
        ],
      },
    ],
  },
  {
    id: 'opened-formula',
    title: 'Opened or expired formula and baby food',
    words: 'What a baby eats has to be sealed and within its date.',
    signs: [
      {
        of: [
          ['formula', 'baby food', 'similac', 'enfamil', 'infant cereal'],
          [
            ...[
              'opened',
              'already open',
              'expired',
              'past its date',
              'out of date',
              'half full',
              'half used',
              'partly used',
            ],
            ...['partially used', 'seal broken', 'used once'],
          ],
        ],
        unless: [
          'dispenser',
          'pitcher',
          'mixer',
          'maker',
          'container',
          'formula pro',
          'formula 1',
          'formula one',
        ],
      },
    ],
  },
  {
    id: 'used-breast-pump',
    title: 'Used breast pumps for one person',
    words:
      'Most breast pumps cannot be cleaned for somebody else. New ones, and hospital-grade ones, may be sold.',
    signs: [
      {
        of: [
          ['breast pump', 'breastpump'],
          ['used', 'preowned', 'pre owned', 'second hand', 'secondhand', 'preloved', 'pre loved'],
        ],
        unless: ['hospital grade', 'closed system', 'multi user', 'bag', 'bra', 'unused'],
      },
    ],
  },
  {
    id: 'weapon',
    title: 'Weapons',
    words: 'No firearms, ammunition, knives made to fight, sprays or anything else that is made to hurt.',
    signs: [
      {
        of: [
          [
            ...[
              'firearm',
              'handgun',
              'shotgun',
              'rifle',
              'pistol',
              'revolver',
              'ammunition',
              'ammo',
              'bb gun',
              'pellet gun',
            ],
            ...[
              'airsoft gun',
              'stun gun',
              'taser',
              'switchblade',
              'brass knuckle',
              'pepper spray',
              'crossbow',
              'machete',
            ],
            ...['gun', 'lawn dart'],
          ],
        ],
        inTitle: true,
        unless: [
          ...pretended,
          ...[
            'nerf',
            'water',
            'squirt',
            'bubble',
            'glue',
            'nail',
            'massage',
            'staple',
            'caulk',
            'spray gun',
            'heat',
          ],
          ...[
            'foam',
            'cap gun',
            'laser',
            'safe',
            'lock',
            'cabinet',
            'rack',
            'case',
            'holster',
            'top gun',
            'wii',
            'price',
          ],
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
          [
            'cigarette',
            'cigar',
            'tobacco',
            'e cigarette',
            'vape',
            'vape pen',
            'vaping',
            'hookah',
            'nicotine',
            'juul',
          ],
        ],
        inTitle: true,
        unless: [...pretended, 'lighter', 'adapter', 'adaptor', 'plug', 'charger', 'box', 'pants', 'ashtray'],
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
          [
            'wine',
            'beer',
            'champagne',
            'prosecco',
            'vodka',
            'whiskey',
            'whisky',
            'tequila',
            'bourbon',
            'liquor',
            'moonshine',
          ],
        ],
        inTitle: true,
        unless: [
          ...pretended,
          ...[
            'glass',
            'rack',
            'opener',
            'cooler',
            'fridge',
            'cork',
            'stopper',
            'charm',
            'tumbler',
            'carafe',
            'decanter',
          ],
          ...[
            'colored',
            'color',
            'coloured',
            'red wine',
            'root',
            'ginger',
            'butter beer',
            'sign',
            'mug',
            'stein',
            'crate',
          ],
          ...[
            'barrel',
            'bucket',
            'aerator',
            'bag',
            'holder',
            'flute',
            'box',
            'cart',
            'cabinet',
            'tasting',
            'making kit',
          ],
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
        of: [['cannabis', 'marijuana', 'thc', 'cbd gummy', 'cbd oil', 'cocaine', 'magic mushroom', 'kratom']],
        unless: pretended,
      },
    ],
  },
  {
    id: 'animal',
    title: 'Animals',
    words: 'Living animals are not traded here. A shelter helps to find them a home.',
    signs: [
      {
        of: [
          [
            ...[
              'puppy',
              'kitten',
              'dog',
              'cat',
              'bunny',
              'rabbit',
              'hamster',
              'guinea pig',
              'parrot',
              'parakeet',
              'ferret',
            ],
            ...[
              'lizard',
              'gecko',
              'turtle',
              'tortoise',
              'snake',
              'chicken',
              'duckling',
              'pony',
              'horse',
              'goat',
            ],
          ],
          [
            ...[
              'for adoption',
              'good home',
              'loving home',
              'new home',
              'forever home',
              'rehome',
              'rehoming',
              'weeks old',
            ],
            ...[
              'vaccinated',
              'purebred',
              'pedigree',
              'akc',
              'microchipped',
              'neutered',
              'spayed',
              'stud',
              'litter of',
            ],
          ],
        ],
        unless: pretended,
      },
      {
        of: [['live animal', 'live puppy', 'live chick', 'live fish', 'live reptile', 'live rabbit']],
        unless: pretended,
      },
    ],
  },
  {
    id: 'counterfeit',
    title: 'Counterfeits',
    words: 'Nothing that bears a name which did not make it.',
    signs: [
      {
        of: [
          [
            'counterfeit',
            'knock off',
            'knockoff',
            'bootleg',
            'fake designer',
            'replica handbag',
            'replica bag',
            'replica watch',
          ],
        ],
        unless: ['detector', 'toy', 'play'],
      },
    ],
  },
] as const satisfies readonly ForbiddenThing[];
