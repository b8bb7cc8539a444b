import { signUpPath } from '@nestmates/ui/screens/platform/sign-up-path.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useNavigate } from 'react-router-dom';

/** Says to a visitor what they have to sign up for; `purpose` completes "Join to …". */
export function useSignUpToast(): (purpose: string) => void {
  const navigate = useNavigate();
  return (purpose) =>
    toast({
      title: 'Sign up required',
      description: `Join to ${purpose}.`,
      action: { label: 'Sign Up', onAction: () => navigate(signUpPath) },
    });
}
