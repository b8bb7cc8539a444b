import { type ForbiddenThing, phrases, pretended } from './forbidden-thing.ts';

/** What a pharmacy, a milk bank or a shop has to sell. */
export const healthAndFood = [
  {
    id: 'medicine',
    title: 'Medicines',
    words:
      'Medicines, with and without a prescription, and supplements for children are for a pharmacy to sell.',
    signs: [
      {
        of: [
          phrases(`
            ibuprofen, acetaminophen, paracetamol, tylenol, motrin, advil, benadryl, antibiotic,
            amoxicillin, adderall, ritalin, ozempic, insulin, gripe water, melatonin, epipen,
            prescription drug, prescription medicine, prescription medication, cough syrup,
            cold medicine
          `),
        ],
        unless: [
          ...pretended,
          ...phrases(`
            case, pouch, bag, holder, cooler, dispenser, syringe, cup, spoon, organizer, pump
          `),
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
          ...phrases(`
            bag, storage, store, bottle, container, freezer tray, tray, cooler, cooling, warmer,
            jewelry, jewellery, necklace, ring, pendant, keepsake, soap, lotion, pump, collector,
            catcher, organizer, holder, strip, pitcher, cup, saver, tea, cookie, chiller, support
          `),
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
          phrases(`
            opened, already open, expired, past its date, out of date, half full, half used,
            partly used, partially used, seal broken, used once
          `),
        ],
        unless: phrases(`
            dispenser, pitcher, mixer, maker, container, formula pro, formula 1, formula one
          `),
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
          phrases(`
            used, preowned, pre owned, second hand, secondhand, preloved, pre loved
          `),
        ],
        unless: ['hospital grade', 'closed system', 'multi user', 'bag', 'bra', 'unused'],
      },
    ],
  },
] as const satisfies readonly ForbiddenThing[];
