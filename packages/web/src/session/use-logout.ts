import { accountsCalls } from '@nestmates/application/accounts/addresses.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { call, errorMessage } from '../api/api.ts';
import { endSession } from './session.ts';

export const useLogout = () =>
  useMutation({
    mutationFn: () => endSession(() => call(accountsCalls.logout)),
    onSuccess() {
      toast({ title: 'Logged out', description: "You've been successfully logged out." });
    },
    onError: (error) =>
      toast({ title: 'Logout failed', description: errorMessage(error, error.message), destructive: true }),
  });
