import { toast } from '@nestmates/ui/toasts/toast.ts';
import { useNavigate } from 'react-router-dom';
import { ChildrenFormLoader } from '../onboarding/ChildrenPage.tsx';
import { useTitle } from '../routing/use-title.ts';

export default function EditChildrenPage() {
  useTitle('Your Children');
  const navigate = useNavigate();
  return (
    <ChildrenFormLoader
      mode="editing"
      onBack={() => navigate('/edit-profile')}
      done={() => {
        toast({ title: 'Profile updated!' });
        navigate('/edit-profile');
      }}
    />
  );
}
