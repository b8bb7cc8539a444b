import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useNavigate } from 'react-router-dom';

/** What opens with Pro, tapped by a Free member. */
export function useLockedToast(): () => void {
  const navigate = useNavigate();
  return () =>
    toast({
      title: 'Premium Feature',
      description: 'Upgrade to Pro to open this.',
      destructive: true,
      action: { label: 'View Plans', onAction: () => navigate('/subscribe') },
    });
}
