import { describe, expect, it } from 'vitest';
import { changesIn, editing } from './edit-draft.ts';

const known = {
  firstName: 'Ana',
  age: '34',
  bio: 'Walks and strong coffee.',
  parentingVibe: ['gentle', 'playful'],
  lifestyleInterests: [],
  lookingFor: ['playdates'],
  availability: [],
};

describe('the draft of a profile', () => {
  it('is empty as long as nothing was typed', () => {
    expect(changesIn({ ...known, parentingVibe: known.parentingVibe.toReversed() }, known)).toEqual({});
  });

  it('holds what was typed and chosen, and nothing else', () => {
    const typed = { ...known, bio: '', parentingVibe: ['gentle'] };
    expect(changesIn(typed, known)).toEqual({ bio: '', parentingVibe: ['gentle'] });
  });

  it('is empty once everything is saved, and holds what was typed while that was on its way', () => {
    const draft = editing(known);
    expect(draft.type({ ...known, age: '35' })).toEqual({ age: '35' });
    draft.send();
    expect(draft.arrive()).toEqual({});
    draft.type({ ...known, age: '36' });
    draft.send();
    draft.type({ ...known, age: '36', bio: 'Walks.' });
    expect(draft.arrive()).toEqual({ bio: 'Walks.' });
  });

  it('holds what was put back while the save was on its way', () => {
    const draft = editing(known);
    draft.type({ ...known, age: '35' });
    draft.send();
    draft.type(known);
    expect(draft.arrive()).toEqual({ age: '34' });
  });
});
