import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useNavigate } from 'react-router-dom';

/** A toast for locked features, with a link to the plans. It says what opens with them: "write to Cleo". */
export function useLockedToast(): (wish: string) => void {
  const navigate = useNavigate();
  return (wish) =>
    toast({
      title: 'Premium Feature',
      description: `Upgrade to Pro to ${wish}.`,
      locked: true,
      action: { label: 'View Plans', onAction: () => navigate('/subscribe') },
    });
}
