import { connectionsCalls } from '@nestmates/application/connections/addresses.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, errorMessage } from '../api/api.ts';
import { updateItems } from '../queries/long-list.ts';
import { matchesQuery } from './connection-queries.ts';

interface OtherMember {
  readonly userId: number;
  readonly firstName: string;
}

export function useUnmatch(onUnmatched?: (userId: number) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ userId }: OtherMember) => call(connectionsCalls.unmatch, { params: { userId } }),
    onSuccess(_, { userId, firstName }) {
      client.setQueryData(matchesQuery.queryKey, (all) =>
        updateItems(all, (items) => items.filter(({ user }) => user.id !== userId)),
      );
      onUnmatched?.(userId);
      toast({ title: `You and ${firstName} are no longer connected` });
    },
    onError: (error, { firstName }) =>
      toast({
        title: 'Error',
        description: errorMessage(error, `Failed to unmatch ${firstName}`),
        destructive: true,
      }),
  });
  return mutate;
}
