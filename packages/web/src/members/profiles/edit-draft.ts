import type { MemberView } from '@nestmates/application/platform/access/member-view.ts';
import { parentAge } from '@nestmates/domain/members/profiles/rules.ts';
import type { EditAnswers } from '@nestmates/ui/screens/members/profiles/EditProfileScreen.tsx';
import { isSameContent } from '../../platform/shared/drafts.ts';

export const answersOf = (member: MemberView): EditAnswers => ({
  firstName: member.firstName ?? '',
  age: String(member.age ?? parentAge.fallback),
  bio: member.bio ?? '',
  parentingVibe: member.parentingVibe,
  lifestyleInterests: member.lifestyleInterests,
  lookingFor: member.lookingFor,
  availability: member.availability,
});

/** Tracks unsaved changes across saves: what is typed during a save is not saved by it. */
export function trackUnsaved(known: EditAnswers) {
  let typed = known;
  let sent = known;
  let saved = known;
  const unsaved = () => changesSince(typed, saved);
  return {
    setTyped(answers: EditAnswers) {
      typed = answers;
      return unsaved();
    },
    markSent() {
      sent = typed;
    },
    markSaved() {
      saved = sent;
      return unsaved();
    },
  };
}

/** Only the changed fields, so that a draft does not undo changes made on another page. */
export function changesSince(typed: EditAnswers, known: EditAnswers): Partial<EditAnswers> {
  const before = new Map<string, unknown>(Object.entries(known));
  return Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => !isSameContent(value, before.get(name))),
  );
}
