import { useNavigate } from 'react-router-dom';
import { ParentingForm } from '../onboarding/ParentingPage.tsx';

export default function EditParentingPage() {
  const navigate = useNavigate();
  const back = () => navigate('/edit-profile');
  return <ParentingForm mode="editing" onBack={back} done={back} />;
}
