import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useNavigate } from 'react-router-dom';

/** A toast for locked features, with a link to the plans. */
export function useLockedToast(): () => void {
  const navigate = useNavigate();
  return () =>
    toast({
      title: 'Premium Feature',
      description: 'Upgrade to Pro to open this.',
      locked: true,
      action: { label: 'View Plans', onAction: () => navigate('/subscribe') },
    });
}
