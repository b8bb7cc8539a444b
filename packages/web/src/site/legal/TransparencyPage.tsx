import { TransparencyScreen } from '@nestmates/ui/screens/site/legal/TransparencyScreen.tsx';
import { useQuery } from '@tanstack/react-query';
import { loadingOrFailed } from '../../platform/queries/loading-or-failed.ts';
import { Queries } from '../../platform/queries/Queries.tsx';
import { readQuery } from '../../platform/queries/read-query.ts';
import { useTitle } from '../../platform/routing/use-title.ts';

function Months() {
  const query = useQuery(readQuery('get /api/transparency'));
  return (
    <TransparencyScreen state={query.data ? { kind: 'ready', months: query.data } : loadingOrFailed(query)} />
  );
}

export default function TransparencyPage() {
  useTitle('Transparency');
  return (
    <Queries>
      <Months />
    </Queries>
  );
}
