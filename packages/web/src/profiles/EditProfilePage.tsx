import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { profilesCalls } from '@nestmates/application/profiles/addresses.ts';
import type { profilesContract } from '@nestmates/application/profiles/contract.ts';
import { type EditAnswers, EditProfileScreen } from '@nestmates/ui/screens/profiles/EditProfileScreen.tsx';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { call, issuesIn, saidBy } from '../api/api.ts';
import { usePhoto } from '../photos/use-photo.tsx';
import { useTitle } from '../routing/use-title.ts';
import { becomeMember, useMember } from '../session/session.ts';
import { draftOf, dropDraft, isSame, keepDraft } from '../shared/drafts.ts';
import { useChildren } from './children-query.ts';
import { answersOf, editing } from './edit-draft.ts';

const draft = 'edit-profile';

export default function EditProfilePage() {
  useTitle('Edit Profile');
  const member = useMember();
  const { data: children, isError, refetch } = useChildren();
  const photo = usePhoto();
  const [known] = useState(() => answersOf(member));
  const [answers] = useState(() => ({ ...known, ...draftOf<Partial<EditAnswers>>(member.id, draft) }));
  const [unsaved, setUnsaved] = useState(() => !isSame(answers, known));
  const [form] = useState(() => editing(known));
  const keep = useCallback(
    (unsaved: Partial<EditAnswers>) => {
      if (Object.keys(unsaved).length > 0) keepDraft(member.id, draft, unsaved);
      else dropDraft(member.id, draft);
    },
    [member.id],
  );
  const onAnswers = useCallback((typed: EditAnswers) => keep(form.type(typed)), [keep, form]);
  const { mutate, isPending, error } = useMutation({
    mutationFn(body: BodyOf<typeof profilesContract.edit>) {
      form.send();
      return call(profilesCalls.edit, { body });
    },
    onSuccess(updated) {
      keep(form.arrive());
      setUnsaved(false);
      becomeMember(updated);
      toast({ title: 'Profile updated!' });
    },
    onError: (cause) =>
      toast({
        title: 'Update failed',
        description: saidBy(cause, 'Failed to update profile'),
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
