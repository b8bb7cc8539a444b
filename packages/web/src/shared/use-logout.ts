import { accountsContract } from '@nestmates/application/accounts/contract.ts';
import { toast } from '@nestmates/ui/components/toast.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from './api.ts';
import { becomeVisitor } from './session.ts';

export function useLogout() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => call(accountsContract.logout),
    onSuccess() {
      // First away from the member's pages, so that none of them asks for what is no longer hers.
      navigate('/');
      becomeVisitor();
      toast({ title: 'Logged out', description: "You've been successfully logged out." });
    },
    onError: (error) => toast({ title: 'Logout failed', description: error.message, destructive: true }),
  });
}
