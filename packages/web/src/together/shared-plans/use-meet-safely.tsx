import { useLazyImport } from '@nestmates/ui/lazy-loading/use-lazy-import.ts';
import { type ReactNode, useState } from 'react';
import { useMember } from '../../platform/session/session.ts';
import type { PlanToShare } from './MeetSafelyContainer.tsx';
import { markRead } from './read-sentences.ts';

const load = async () => (await import('./MeetSafelyContainer.tsx')).MeetSafelyContainer;

export interface Meeting {
  readonly user: { readonly id: number; readonly firstName: string };
  readonly plan: PlanToShare;
}

/** The sheet before a meeting, with the link to the plan for somebody whom the member trusts. */
export function useMeetSafely(): { open(meeting: Meeting): void; readonly sheet: ReactNode } {
  const { id } = useMember();
  const [meeting, setMeeting] = useState<Meeting>();
  const [isOpen, setOpen] = useState(false);
  const { loaded: Container, load: loadSheet } = useLazyImport(load);
  return {
    open(of) {
      markRead(id, of.user.id);
      setMeeting(of);
      setOpen(true);
      void loadSheet();
    },
    sheet: Container && meeting && (
      <Container
        plan={meeting.plan}
        name={meeting.user.firstName}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
