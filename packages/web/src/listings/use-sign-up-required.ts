import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useNavigate } from 'react-router-dom';

/** What a visitor is told who wants to save or ask. */
export function useSignUpRequired(): () => void {
  const navigate = useNavigate();
  return () =>
    toast({
      title: 'Sign up required',
      description: 'Join to save it and to write to the seller.',
      action: { label: 'Get Started', onAction: () => navigate('/auth') },
    });
}
