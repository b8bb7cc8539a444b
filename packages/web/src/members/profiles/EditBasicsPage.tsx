import { useNavigate } from 'react-router-dom';
import { BasicForm } from '../onboarding/BasicPage.tsx';

export default function EditBasicsPage() {
  const navigate = useNavigate();
  const back = () => navigate('/edit-profile');
  return <BasicForm mode="editing" onBack={back} done={back} />;
}
