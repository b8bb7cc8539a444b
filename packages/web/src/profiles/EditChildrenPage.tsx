import { useNavigate } from 'react-router-dom';
import { ChildrenFormLoader } from '../onboarding/ChildrenPage.tsx';
import { useTitle } from '../routing/use-title.ts';

export default function EditChildrenPage() {
  useTitle('Your Children');
  const navigate = useNavigate();
  const back = () => navigate('/edit-profile');
  return <ChildrenFormLoader mode="editing" says="Profile updated!" onBack={back} done={back} />;
}
