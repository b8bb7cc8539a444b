import type {
  AcceptedRequest,
  ConnectionRequest,
  DeclinedRequest,
  EndedRequest,
} from '../../members/pairs/pair-request.ts';
import { type DomainError, notFound } from '../../platform/shared/errors.ts';
import type { MemberId } from '../../platform/shared/ids.ts';
import { actionsBy, enter, type Machine } from '../../platform/shared/machine.ts';

export type Party = 'requester' | 'recipient';

/** The requester has no action, but the state machine needs every party. */
const recipient: readonly Party[] = ['recipient'];

export const connectionMachine = {
  accept: { from: ['pending'], by: recipient, to: 'accepted' },
  decline: { from: ['pending'], by: recipient, to: 'declined' },
  /** When either of the two blocks the other. */
  end: { from: ['pending'], by: ['block'], to: 'ended' },
} as const satisfies Machine<ConnectionRequest['status'], Party | 'block'>;

export const requestActions = actionsBy(connectionMachine, 'recipient');
export type RequestAction = (typeof requestActions)[number];

export const requestNotFound = (): DomainError => notFound('We could not find this request.');

/** Hides the request from anyone but the two: for them it does not exist. */
export function partyTo(
  request: ConnectionRequest | undefined,
  memberId: MemberId,
): { readonly request: ConnectionRequest; readonly party: Party } {
  if (request?.recipientId === memberId) return { request, party: 'recipient' };
  if (request?.requesterId === memberId) return { request, party: 'requester' };
  throw requestNotFound();
}

export const accept = (request: ConnectionRequest, by: Party, at: Date): AcceptedRequest =>
  enter(connectionMachine, 'accept', request, by, (pending) => ({ ...pending, respondedAt: at }));

export const decline = (request: ConnectionRequest, by: Party, at: Date): DeclinedRequest =>
  enter(connectionMachine, 'decline', request, by, (pending) => ({ ...pending, respondedAt: at }));

export const end = (request: ConnectionRequest, at: Date): EndedRequest =>
  enter(connectionMachine, 'end', request, 'block', (pending) => ({ ...pending, respondedAt: at }));
