import { useTwoPanes } from '@nestmates/ui/components/layout/use-two-panes.ts';
import { MatchReasons } from '@nestmates/ui/screens/friends/reasons/MatchReasons.tsx';
import { PeoplePanes } from '@nestmates/ui/screens/site/person/PeoplePanes.tsx';
import { PersonScreen } from '@nestmates/ui/screens/site/person/PersonScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { MatchesContainer } from '../../friends/connections/MatchesContainer.tsx';
import { readQuery } from '../../platform/queries/read-query.ts';
import { parseId } from '../../platform/routing/parse-id.ts';
import { useTitle } from '../../platform/routing/use-title.ts';
import { usePerson } from './use-person.ts';

function Person({ id }: { readonly id: number }) {
  return <PersonScreen state={usePerson(id)} />;
}

/** Why the two match, for the card of a connection; without it there is the score alone. */
function Reasons({ id }: { readonly id: number }) {
  const { data } = useQuery(readQuery('get /api/people/:id', { id }));
  return data?.match ? <MatchReasons why={data.match.why} differs={data.match.differs} /> : null;
}

/** The connections of the member and the page of a person, on a tablet beside each other. */
export default function PeoplePage() {
  const id = parseId(useParams().id);
  const hasTwoPanes = useTwoPanes();
  useTitle(id === undefined ? 'Your Connections' : undefined);
  return (
    <PeoplePanes
      list={
        <MatchesContainer
          beside={hasTwoPanes ? { openId: id } : undefined}
          reasonsOf={(userId) => <Reasons id={userId} />}
        />
      }
      person={id === undefined ? undefined : <Person key={id} id={id} />}
    />
  );
}
