import { describe, expect, it } from 'vitest';
import { changesSince, trackUnsaved } from './edit-draft.ts';

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
    expect(changesSince({ ...known, parentingVibe: known.parentingVibe.toReversed() }, known)).toEqual({});
  });

  it('holds what was typed and chosen, and nothing else', () => {
    const typed = { ...known, bio: '', parentingVibe: ['gentle'] };
    expect(changesSince(typed, known)).toEqual({ bio: '', parentingVibe: ['gentle'] });
  });

  it('is empty once everything is saved, and holds what was typed while that was on its way', () => {
    const draft = trackUnsaved(known);
    expect(draft.setTyped({ ...known, age: '35' })).toEqual({ age: '35' });
    draft.markSent();
    expect(draft.markSaved()).toEqual({});
    draft.setTyped({ ...known, age: '36' });
    draft.markSent();
    draft.setTyped({ ...known, age: '36', bio: 'Walks.' });
    expect(draft.markSaved()).toEqual({ bio: 'Walks.' });
  });

  it('holds what was put back while the save was on its way', () => {
    const draft = trackUnsaved(known);
    draft.setTyped({ ...known, age: '35' });
    draft.markSent();
    draft.setTyped(known);
    expect(draft.markSaved()).toEqual({ age: '34' });
  });
});
