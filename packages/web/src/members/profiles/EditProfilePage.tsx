import {
  type EditAnswers,
  EditProfileScreen,
} from '@nestmates/ui/screens/members/profiles/EditProfileScreen.tsx';
import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import type { BodyFor } from '../../platform/api/endpoints.ts';
import { useCounts } from '../../platform/queries/badge-counts.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { setMember, useMember } from '../../platform/session/session.ts';
import { draftOf, dropDraft, isSameContent, keepDraft } from '../../platform/shared/drafts.ts';
import { useChildren } from '../children/children-query.ts';
import { usePhoto } from '../photos/use-photo.tsx';
import { answersOf, trackUnsaved } from './edit-draft.ts';
import { photoCheckOf } from './photo-check.ts';
import { usePrivacy } from './use-privacy.ts';

const draft = 'edit-profile';

export default function EditProfilePage() {
  useTitle('Edit Profile');
  const member = useMember();
  const { hash } = useLocation();
  const { data: children, isError, refetch } = useChildren();
  const { data: counts } = useCounts();
  const photo = usePhoto();
  const privacy = usePrivacy();
  const [known] = useState(() => answersOf(member));
  const [answers] = useState(() => ({ ...known, ...draftOf<Partial<EditAnswers>>(member.id, draft) }));
  const [unsaved, setUnsaved] = useState(() => !isSameContent(answers, known));
  const [form] = useState(() => trackUnsaved(known));
  const keep = useCallback(
    (unsaved: Partial<EditAnswers>) => {
      if (Object.keys(unsaved).length > 0) keepDraft(member.id, draft, unsaved);
      else dropDraft(member.id, draft);
    },
    [member.id],
  );
  const onAnswers = useCallback((typed: EditAnswers) => keep(form.setTyped(typed)), [keep, form]);
  const { run, pending, issues } = useAction({
    call(body: BodyFor<'put /api/profile/edit'>) {
      form.markSent();
      return call('put /api/profile/edit', { body });
    },
    says: 'Profile updated!',
    fails: { title: 'Update failed', description: 'Failed to update profile' },
    onSuccess(updated) {
      keep(form.markSaved());
      setUnsaved(false);
      setMember(updated);
    },
  });
  return (
    <>
      <EditProfileScreen
        state={{
          kind: pending ? 'saving' : 'asking',
          photo: photo.field,
          swapsDone: counts?.swapsDone,
          photoCheck: photoCheckOf(member),
          children: children ?? undefined,
          namesCards: hash === '#sitter-cards',
          onRetryChildren: isError ? () => void refetch() : undefined,
          visibility: {
            zipShownTo: member.zipShownTo,
            paused: member.paused,
            onZipShownTo: (zipShownTo) => privacy.run({ zipShownTo }),
            onPaused: (paused) => privacy.run({ paused }),
          },
          known,
          answers,
          unsaved,
          onAnswers,
          issues,
          onSubmit: run,
        }}
      />
      {photo.dialog}
    </>
  );
}
