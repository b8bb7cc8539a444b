import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import type { MeetSafelyButtonProps } from '@nestmates/ui/screens/together/shared-plans/MeetSafelyButton.tsx';
import { type ReactNode, useState } from 'react';
import { useMember } from '../../platform/session/session.ts';
import type { PlanToShare } from './MeetSafelyContainer.tsx';
import { isFirstMeeting, markRead } from './read-sentences.ts';

const load = async () => (await import('./MeetSafelyContainer.tsx')).MeetSafelyContainer;

interface Meeting {
  readonly user: { readonly id: number; readonly firstName: string };
}

/** The sheet before a meeting, for a list of swaps or playdates. */
export function useMeetSafely<Entry extends Meeting>(
  planOf: (entry: Entry) => PlanToShare,
): {
  meetSafely(entry: Entry): Omit<MeetSafelyButtonProps, 'name'>;
  readonly sheet: ReactNode;
} {
  const { id } = useMember();
  const [entry, setEntry] = useState<Entry>();
  const [open, setOpen] = useState(false);
  const { loaded: Container, load: loadSheet } = useLazyImport(load);
  return {
    meetSafely: (of) => ({
      first: isFirstMeeting(id, of.user.id),
      onOpen() {
        markRead(id, of.user.id);
        setEntry(of);
        setOpen(true);
        void loadSheet();
      },
    }),
    sheet: Container && entry && (
      <Container
        plan={planOf(entry)}
        name={entry.user.firstName}
        open={open}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
