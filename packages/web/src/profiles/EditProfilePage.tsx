import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { profilesCalls } from '@nestmates/application/profiles/addresses.ts';
import type { profilesContract } from '@nestmates/application/profiles/contract.ts';
import { type EditAnswers, EditProfileScreen } from '@nestmates/ui/screens/profiles/EditProfileScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call, errorMessage, issuesIn } from '../api/api.ts';
import { useChildren } from '../children/children-query.ts';
import { usePhoto } from '../photos/use-photo.tsx';
import { useTitle } from '../routing/use-title.ts';
import { setMember, useMember } from '../session/session.ts';
import { draftOf, dropDraft, isSameContent, keepDraft } from '../shared/drafts.ts';
import { answersOf, trackUnsaved } from './edit-draft.ts';

const draft = 'edit-profile';

export default function EditProfilePage() {
  useTitle('Edit Profile');
  const member = useMember();
  const { data: children, isError, refetch } = useChildren();
  const photo = usePhoto();
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
  const { mutate, isPending, error } = useMutation({
    mutationFn(body: BodyOf<typeof profilesContract.edit>) {
      form.markSent();
      return call(profilesCalls.edit, { body });
    },
    onSuccess(updated) {
      keep(form.markSaved());
      setUnsaved(false);
      setMember(updated);
      toast({ title: 'Profile updated!' });
    },
    onError: (cause) =>
      toast({
        title: 'Update failed',
        description: errorMessage(cause, 'Failed to update profile'),
        destructive: true,
      }),
  });
  return (
    <>
      <EditProfileScreen
        state={{
          kind: isPending ? 'saving' : 'asking',
          photo: photo.field,
          children: children ?? undefined,
          onRetryChildren: isError ? () => void refetch() : undefined,
          known,
          answers,
          unsaved,
          onAnswers,
          issues: issuesIn(error),
          onSubmit: mutate,
        }}
      />
      {photo.dialog}
    </>
  );
}
