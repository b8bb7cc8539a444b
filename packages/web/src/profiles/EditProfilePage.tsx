import type { BodyOf } from '@nestmates/application/contract/endpoint.ts';
import { profilesCalls } from '@nestmates/application/profiles/addresses.ts';
import type { profilesContract } from '@nestmates/application/profiles/contract.ts';
import { parentAge } from '@nestmates/domain/profiles/rules.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { EditProfileScreen } from '@nestmates/ui/screens/profiles/EditProfileScreen.tsx';
import { useMutation } from '@tanstack/react-query';
import { usePhoto } from '../photos/use-photo.tsx';
import { call, issuesIn, saidBy } from '../shared/api.ts';
import { becomeMember, useMember } from '../shared/session.ts';
import { useTitle } from '../shared/use-title.ts';
import { useChildren } from './children-query.ts';

export default function EditProfilePage() {
  useTitle('Edit Profile');
  const member = useMember();
  const { data: children, isError, refetch } = useChildren();
  const photo = usePhoto();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: BodyOf<typeof profilesContract.edit>) => call(profilesCalls.edit, { body }),
    onSuccess(updated) {
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
          answers: {
            firstName: member.firstName ?? '',
            age: String(member.age ?? parentAge.fallback),
            bio: member.bio ?? '',
            parentingVibe: member.parentingVibe,
            lifestyleInterests: member.lifestyleInterests,
            lookingFor: member.lookingFor,
            availability: member.availability,
          },
          issues: issuesIn(error),
          onSubmit: mutate,
        }}
      />
      {photo.dialog}
    </>
  );
}
