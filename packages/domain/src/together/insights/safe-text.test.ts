import { describe, expect, it } from 'vitest';
import { safetyFaultIn } from './safe-text.ts';

const ofThree = [3];

describe('a text for the mother of small children', () => {
  it.each([
    'Ask what was funny today, and wait for the answer.',
    'Carry the laundry together: your 3-year-old gets the socks.',
    'Fill a water bottle, and walk until it is empty.',
    'Fill the basin for your 3-year-old and stay within arm’s reach while the boats sail.',
    'Look at one picture book twice, and let her turn the pages.',
    'Let your 12-year-old cut the apples with a small knife.',
  ])('may say: %s', (text) => {
    expect(safetyFaultIn(text, ofThree)).toBeUndefined();
  });

  it.each([
    ['Give 5 ml before bed, and another 5 ml at midnight.', 'advice'],
    ['A little ibuprofen takes the edge off a hard evening.', 'advice'],
    ['Lavender essential oil on the pillow helps everyone to sleep.', 'advice'],
    ['Melatonin gummies make long drives easier.', 'advice'],
    ['Skip the next vaccine appointment and go to the zoo instead.', 'advice'],
    ['Her fever goes down by itself after two days.', 'advice'],
    ['Studies show that children need two hours of outdoor time.', 'advice'],
    ['A glass of wine once they sleep is yours.', 'advice'],
    ['Thread a necklace out of beads and nuts together.', 'hazard'],
    ['Pop balloons with your 3-year-old until you both laugh.', 'hazard'],
    ['Stir a spoon of honey into the milk for your baby.', 'hazard'],
    ['Light a candle together and blow it out ten times.', 'hazard'],
    ['Let her splash in the pool while you finish your coffee.', 'hazard'],
    ['Let him play in the bathtub for ten minutes.', 'hazard'],
    ['Tuck two soft pillows around her in the crib.', 'hazard'],
    ['Leave your 3-year-old alone in the yard for a bit of freedom.', 'hazard'],
    ['Ride a round on the bike without a helmet, just this once.', 'hazard'],
    ['Join the neighborhood group on WhatsApp.', 'way-to-contact'],
    ['Ask her for her phone number on Saturday.', 'way-to-contact'],
    ['Download a tracker and see how the week goes.', 'way-to-contact'],
    ['Read more at momtips dot com tonight.', 'way-to-contact'],
  ])('may not say: %s', (text, fault) => {
    expect(safetyFaultIn(text, ofThree)).toBe(fault);
  });

  it('is judged by the youngest it names, else by the youngest there is, and by a baby where nobody is known', () => {
    const knife = 'Cut the apples together with a small knife.';
    expect([[12], [12, 3], []].map((ages) => safetyFaultIn(knife, ages))).toEqual([
      undefined,
      'hazard',
      'hazard',
    ]);
    const both = 'Your 12-year-old shows your 3-year-old how to hold the knife.';
    expect(safetyFaultIn(both, [12])).toBe('hazard');
  });
});
