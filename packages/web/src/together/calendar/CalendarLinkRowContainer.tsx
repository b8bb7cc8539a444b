import { CalendarLinkRow } from '@nestmates/ui/screens/members/accounts/CalendarLinkRow.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';
import { calendarLinkQuery } from './calendar-queries.ts';

/** Nothing where there is no link; without an answer the devices stand alone. */
export function CalendarLinkRowContainer() {
  const { data } = useQuery(calendarLinkQuery);
  const queryClient = useQueryClient();
  const removing = useAction({
    call: () => call('delete /api/calendar-link'),
    says: 'Link switched off',
    fails: 'Failed to switch the link off',
    onSuccess: () => queryClient.setQueryData(calendarLinkQuery.queryKey, { createdAt: null }),
  });
  if (!data?.createdAt) return null;
  return (
    <CalendarLinkRow
      createdAt={data.createdAt}
      pending={removing.pending}
      onSwitchOff={() => removing.run()}
    />
  );
}
