import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../platform/queries/read-query.ts';

const waitingQuery = readQuery('get /api/conversations/waiting');

/** Who wrote the newest message that the member has not read; undefined until it is known. */
export const useWaitingMessage = (enabled = true) => useQuery({ ...waitingQuery, enabled }).data?.waiting;
