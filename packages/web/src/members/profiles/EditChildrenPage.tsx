import { useNavigate } from 'react-router-dom';
import { useTitle } from '../../platform/routing/use-title.ts';
import { ChildrenFormLoader } from '../onboarding/ChildrenPage.tsx';

export default function EditChildrenPage() {
  useTitle('Your Children');
  const navigate = useNavigate();
  const back = () => navigate('/edit-profile');
  return <ChildrenFormLoader mode="editing" says="Profile updated!" onBack={back} done={back} />;
}
