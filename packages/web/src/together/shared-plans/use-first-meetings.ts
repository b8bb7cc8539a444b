import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMember } from '../../platform/session/session.ts';
import { readFor } from './read-sentences.ts';
import { metQuery } from './shared-plan-queries.ts';

/** Whether the member has neither met a person nor read the sentences for them before the page was opened. */
export function useFirstMeetings(): (user: { readonly id: number }) => boolean {
  const { id: me } = useMember();
  // What is read now stays in view until the page is left, and takes the focus back.
  const [read] = useState(() => readFor(me));
  const { data: met = [], isPending } = useQuery(metQuery);
  return ({ id }) => !isPending && !met.includes(id) && !read.includes(id);
}
