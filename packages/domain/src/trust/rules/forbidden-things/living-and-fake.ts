import { type ForbiddenThing, phrases, pretended } from './forbidden-thing.ts';

/** What no seller here may trade in, whatever its state. */
export const livingAndFake = [
  {
    id: 'animal',
    title: 'Animals',
    words: 'Living animals are not traded here. A shelter helps to find them a home.',
    signs: [
      {
        of: [
          phrases(`
            puppy, kitten, dog, cat, bunny, rabbit, hamster, guinea pig, parrot, parakeet, ferret,
            lizard, gecko, turtle, tortoise, snake, chicken, duckling, pony, horse, goat
          `),
          phrases(`
            for adoption, good home, loving home, new home, forever home, rehome, rehoming,
            weeks old, vaccinated, purebred, pedigree, akc, microchipped, neutered, spayed, stud,
            litter of
          `),
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
          phrases(`
            counterfeit, knock off, knockoff, fake designer, replica handbag, replica bag, replica watch
          `),
        ],
        unless: ['detector', 'toy', 'play'],
      },
      {
        of: [['bootleg']],
        unless: ['toy', 'play', ...phrases('cut, jean, denim, pant, trouser, legging, overall')],
      },
    ],
  },
] as const satisfies readonly ForbiddenThing[];
