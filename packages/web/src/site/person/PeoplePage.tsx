import { useTwoPanes } from '@nestmates/ui/components/layout/use-two-panes.ts';
import { PeoplePanes } from '@nestmates/ui/screens/site/person/PeoplePanes.tsx';
import { PersonScreen } from '@nestmates/ui/screens/site/person/PersonScreen.tsx';
import { useParams } from 'react-router-dom';
import { MatchesContainer } from '../../friends/connections/MatchesContainer.tsx';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { usePerson } from './use-person.ts';

function Person({ id }: { readonly id: number }) {
  return <PersonScreen state={usePerson(id)} />;
}

/** The connections of the member and the page of a person, on a tablet beside each other. */
export default function PeoplePage() {
  const id = parseId(useParams().id);
  const hasTwoPanes = useTwoPanes();
  useTitle(id === undefined ? 'Your Connections' : undefined);
  return (
    <PeoplePanes
      list={<MatchesContainer beside={hasTwoPanes ? { openId: id } : undefined} />}
      person={id === undefined ? undefined : <Person key={id} id={id} />}
    />
  );
}
