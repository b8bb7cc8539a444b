import { describe, expect, it } from 'vitest';
import { changesIn } from './edit-draft.ts';

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
    expect(changesIn({ ...known, parentingVibe: [...known.parentingVibe] }, known)).toEqual({});
  });

  it('holds what was typed and chosen, and nothing else', () => {
    const typed = { ...known, bio: '', parentingVibe: ['gentle'] };
    expect(changesIn(typed, known)).toEqual({ bio: '', parentingVibe: ['gentle'] });
  });
});
