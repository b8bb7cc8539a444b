import { connectionsContract } from '@nestmates/application/connections/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { matchesQuery } from '../connections/connection-queries.ts';
import { call, saidBy } from '../shared/api.ts';

interface Other {
  readonly userId: number;
  readonly firstName: string;
}

export function useUnmatch(onUnmatched?: (userId: number) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ userId }: Other) => call(connectionsContract.unmatch, { params: { userId } }),
    onSuccess(_, { userId, firstName }) {
      client.setQueryData(matchesQuery.queryKey, (all) => all?.filter(({ user }) => user.id !== userId));
      onUnmatched?.(userId);
      toast({ title: `You and ${firstName} are no longer connected` });
    },
    onError: (error, { firstName }) =>
      toast({
        title: 'Error',
        description: saidBy(error, `Failed to unmatch ${firstName}`),
        destructive: true,
      }),
  });
  return mutate;
}
