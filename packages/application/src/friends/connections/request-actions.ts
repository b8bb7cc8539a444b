import {
  connectionMachine,
  type RequestAction,
} from '@nestmates/domain/friends/connections/connection-request.ts';
import { actionsOpenTo } from '@nestmates/domain/platform/shared/machine.ts';
import type { Caller } from '../../platform/access/caller.ts';

/** What the caller may do with a request that waits for an answer: whoever is limited meets nobody new. */
export const actionsOnRequest = ({ restriction }: Pick<Caller, 'restriction'>): readonly RequestAction[] =>
  actionsOpenTo(connectionMachine, 'pending', 'recipient').filter(
    (action) => action !== 'accept' || restriction?.kind !== 'limited',
  );
