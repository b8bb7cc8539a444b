import { PersonScreen } from '@nestmates/ui/screens/site/person/PersonScreen.tsx';
import { useParams } from 'react-router-dom';
import { parseId } from '../../platform/routing/parse-id.ts';
import { usePerson } from './use-person.ts';

function Person({ id }: { readonly id: number }) {
  return <PersonScreen state={usePerson(id)} />;
}

export default function PersonPage() {
  const id = parseId(useParams().id);
  return id === undefined ? <PersonScreen state={{ kind: 'not-found' }} /> : <Person key={id} id={id} />;
}
