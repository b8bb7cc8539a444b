import { describe, expect, it } from 'vitest';
import { filledNames, fillFromDraft, undoneFields } from './fill-from-draft.ts';
import { emptyListingForm } from './listing-form-schema.ts';

const draft = {
  title: 'Balance bike',
  category: 'Sports & Outdoors',
  condition: 'good',
  price: 4500,
} as const;
const all = { title: 'Balance bike', price: '45.00', category: 'Sports & Outdoors', condition: 'good' };

describe('a draft', () => {
  it('fills what is empty, also where only spaces stand', () => {
    expect(fillFromDraft(emptyListingForm, draft)).toEqual(all);
    expect(fillFromDraft({ ...emptyListingForm, title: '  ' }, draft)).toEqual(all);
  });

  it('replaces nothing that is typed or chosen', () => {
    const typed = { title: 'B', price: '1', category: 'Other', condition: 'new' } as const;
    for (const name of ['title', 'price', 'category', 'condition'] as const) {
      const { [name]: _, ...others } = all;
      expect(fillFromDraft({ ...emptyListingForm, [name]: typed[name] }, draft)).toEqual(others);
    }
    expect(fillFromDraft({ ...emptyListingForm, ...typed }, draft)).toEqual({});
  });

  it('fills nothing that it does not know', () => {
    const nothing = { title: null, category: null, condition: null, price: null };
    expect(fillFromDraft(emptyListingForm, nothing)).toEqual({});
  });

  it('is undone where nobody has changed it since', () => {
    const filled = fillFromDraft(emptyListingForm, draft);
    const values = { ...emptyListingForm, ...filled };
    expect(undoneFields(values, filled)).toEqual(['title', 'price', 'category', 'condition']);
    expect(undoneFields({ ...values, title: 'Red bike' }, filled)).toEqual([
      'price',
      'category',
      'condition',
    ]);
    expect(filledNames({ price: '45.00' })).toEqual(['price']);
  });
});
