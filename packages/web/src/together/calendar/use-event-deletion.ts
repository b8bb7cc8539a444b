import type { ChangeScope } from '@nestmates/domain/together/calendar/series-changes.ts';
import type { CalendarEntry } from '@nestmates/ui/screens/together/calendar/entries/calendar-entry.ts';
import { toast } from '@nestmates/ui/toasts/toast.ts';
import { seen } from '../../platform/actions/action.ts';
import { useAction } from '../../platform/actions/use-action.ts';
import { call } from '../../platform/api/call.ts';

interface Deletion extends Pick<CalendarEntry, 'id' | 'on'> {
  readonly scope: ChangeScope;
}

/** Deletes an event, and offers to take that back. */
export function useEventDeletion() {
  const restoring = useAction({
    call: (id: number) => call('post /api/calendar/:id/restore', { params: { id } }),
    says: seen('Event restored'),
    fails: 'Failed to restore the event',
    touches: { type: 'calendar' },
  });
  return useAction({
    call: ({ id, on, scope }: Deletion) =>
      call('delete /api/calendar/:id', { params: { id }, query: { on, scope } }),
    fails: 'Failed to delete the event',
    touches: { type: 'calendar' },
    onSuccess: (_, { id }) =>
      toast({ title: 'Event deleted', action: { label: 'Undo', onAction: () => restoring.run(id) } }),
  });
}
