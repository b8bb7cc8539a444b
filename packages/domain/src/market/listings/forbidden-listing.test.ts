import { describe, expect, it } from 'vitest';
import { forbiddenThings } from '../../trust/rules/forbidden-things/forbidden-things.ts';
import { forbiddenThingIn, requirePermitted } from './forbidden-listing.ts';

const crib = { type: 'product', title: 'Crib', description: '', year: null } as const;
const now = new Date('2026-11-23T12:00:00Z');

const ruleOf = (title: string, description = '') => forbiddenThingIn({ title, description })?.id;

const refused: readonly (readonly [rule: string, title: string, description?: string])[] = [
  ['recalled-goods', 'Recalled swing, works fine'],
  ['recalled-goods', 'Baby swing', 'It was recalled last year but ours is fine'],
  ['crashed-car-seat', 'Infant car seat', 'Was in a small accident, nothing to see'],
  ['crashed-car-seat', 'Carseat after a crash'],
  ['expired-car-seat', 'Car seat, expired in May'],
  ['crashed-helmet', 'Bike helmet', 'One crash, a scratch on the side'],
  ['drop-side-crib', 'Drop-side crib in white'],
  ['drop-side-crib', 'Crib', 'With a practical dropside'],
  ['inclined-sleeper', 'Fisher-Price Rock ’n Play'],
  ['inclined-sleeper', 'Inclined sleeper, grey'],
  ['crib-bumper', 'Crib bumper, stars'],
  ['crib-bumper', 'Bedding set', 'Sheet, blanket and bumpers for the crib'],
  ['magnet-set', 'Magnetic balls, 216 pieces'],
  ['water-beads', 'Orbeez, 2000 water beads'],
  ['medicine', 'Children’s Tylenol, unopened'],
  ['medicine', 'Amoxicillin left over'],
  ['breast-milk', 'Frozen breast milk, 40 oz'],
  ['breast-milk', 'Breastmilk'],
  ['opened-formula', 'Similac formula, opened yesterday'],
  ['opened-formula', 'Formula', 'Two cans, expired in March'],
  ['used-breast-pump', 'Breast pump', 'Used for three months'],
  ['weapon', 'Hunting rifle'],
  ['weapon', 'Hand gun with two boxes'],
  ['weapon', 'Pepper spray'],
  ['tobacco', 'Vape pens, five flavours'],
  ['tobacco', 'Carton of cigarettes'],
  ['alcohol', 'Six bottles of wine'],
  ['alcohol', 'Homemade beer'],
  ['drugs', 'THC gummies'],
  ['animal', 'Kittens', 'Eight weeks old, looking for a loving home'],
  ['animal', 'Purebred puppies'],
  ['counterfeit', 'Designer bag', 'A good knock-off'],
];

const permitted: readonly (readonly [title: string, description?: string])[] = [
  ['Toy gun safe'],
  ['Nerf gun and darts'],
  ['Gun safe with a lock'],
  ['Glue gun'],
  ['Formula dispenser', 'Opened once to look'],
  ['Unopened formula, sealed'],
  ['Formula, never opened'],
  ['Formula 1 racing set', 'Opened box'],
  ['Car seat', 'Never been in an accident, not expired'],
  ['Car seat, accident free', 'Expires in 2031'],
  ['Car seat, crash tested'],
  ['Car seat protector', 'For every car'],
  ['Bike helmet', 'No crash, no scratch'],
  ['Crib', 'Not a drop-side crib'],
  ['Mesh liner for a crib', 'Instead of a bumper'],
  ['Bumper cars track'],
  ['Corner bumpers for tables'],
  ['Breast milk storage bags'],
  ['Breastmilk cooler'],
  ['Breast pump, never used'],
  ['Hospital-grade breast pump', 'Used, sterilised'],
  ['Toy medicine kit'],
  ['Medicine cabinet'],
  ['Medicine ball'],
  ['Cigarette lighter adapter for the bottle warmer'],
  ['Winter boots', 'From a smoke-free home, no cigarettes'],
  ['Wine glasses, set of six'],
  ['Wine colored maternity dress'],
  ['Ginger beer recipe book'],
  ['Plush puppy', 'Is looking for a good home'],
  ['Puppy costume, 2T'],
  ['Dog leash', 'For a dog of any size'],
  ['Stuffed cat needs a new home'],
  ['Scribble book', 'A gunmetal cover'],
  ['Swing', 'Was never recalled'],
  ['Swing', 'We checked: not under recall'],
  ['Total recall card game'],
  ['Magnetic tiles, 60 pieces'],
  ['Book about water'],
  ['Rocking chair for play'],
  ['Piano lessons', 'For beginners'],
  ['Crib'],
  ['Stroller with a rain cover'],
];

describe('what may never be sold', () => {
  it.each(refused)('%s: %s', (rule, title = '', description = '') => {
    expect(ruleOf(title, description)).toBe(rule);
  });

  it.each(permitted)('is not %s', (title = '', description = '') => {
    expect(ruleOf(title, description)).toBeUndefined();
  });

  it('is told by an example of each rule', () => {
    const shown = new Set(refused.map(([rule]) => rule));
    expect(forbiddenThings.map(({ id }) => id).filter((id) => !shown.has(id))).toEqual([]);
  });

  it('is refused with the rule and its sentence', () => {
    expect(() => requirePermitted({ ...crib, title: 'Drop-side crib' }, now)).toThrow(
      expect.objectContaining({
        kind: 'conflict',
        code: 'FORBIDDEN_THING',
        message: expect.stringMatching(/^Drop-side cribs may not be sold here\. Cribs of which/),
        details: { flags: { rule: 'drop-side-crib' } },
      }),
    );
    expect(() => requirePermitted(crib, now)).not.toThrow();
  });

  it('is a car seat that was made more than ten years ago', () => {
    const seat = { ...crib, title: 'Car seat' };
    expect(() => requirePermitted({ ...seat, year: 2016 }, now)).not.toThrow();
    expect(() => requirePermitted({ ...seat, year: 2015 }, now)).toThrow(
      'Expired car seats may not be sold here.',
    );
    expect(() => requirePermitted({ ...crib, year: 1990 }, now)).not.toThrow();
  });
});
