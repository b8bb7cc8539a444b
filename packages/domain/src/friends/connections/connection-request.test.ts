import { describe, expect, it } from 'vitest';
import type { ConnectionRequest, PendingRequest } from '../../members/pairs/pair-request.ts';
import { actionsOpenTo } from '../../platform/shared/machine.ts';
import { accept, connectionMachine, decline, end, partyTo, requestActions } from './connection-request.ts';

const at = new Date('2026-11-20T12:00:00Z');
const pending: PendingRequest = { id: 7, requesterId: 1, recipientId: 2, createdAt: at, status: 'pending' };
const requests = {
  pending,
  accepted: { ...pending, status: 'accepted', respondedAt: at },
  declined: { ...pending, status: 'declined', respondedAt: at },
  ended: { ...pending, status: 'ended', respondedAt: at },
} as const satisfies Record<string, ConnectionRequest>;

const answers = { accept, decline } as const;

const cases = requestActions.flatMap((action) =>
  Object.values(requests).flatMap((request) =>
    (['requester', 'recipient'] as const).map((by) => ({ action, status: request.status, by, request })),
  ),
);

describe('a connection request', () => {
  it.each(cases)('$action when $status by the $by', ({ action, request, by }) => {
    const attempt = () => answers[action](request, by, at);
    if (by === 'requester') expect(attempt).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    else if (request.status !== 'pending')
      expect(attempt).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    else expect(attempt()).toEqual({ ...request, status: connectionMachine[action].to, respondedAt: at });
  });

  it('shows its two answers to the recipient, while it is pending', () => {
    expect(actionsOpenTo(connectionMachine, 'pending', 'recipient')).toEqual(['accept', 'decline']);
    expect(actionsOpenTo(connectionMachine, 'pending', 'requester')).toEqual([]);
    expect(actionsOpenTo(connectionMachine, 'accepted', 'recipient')).toEqual([]);
  });

  it.each(Object.values(requests))('that is $status is ended by a block only while it waits', (request) => {
    if (request.status !== 'pending')
      expect(() => end(request, at)).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    else expect(end(request, at)).toEqual({ ...request, status: 'ended', respondedAt: at });
  });

  it('cannot be ended by an answer of the two', () => {
    expect(requestActions).toEqual(['accept', 'decline']);
  });

  it('is there for the two it is between, and for nobody else', () => {
    expect(partyTo(pending, 1).party).toBe('requester');
    expect(partyTo(pending, 2).party).toBe('recipient');
    expect(() => partyTo(pending, 3)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(() => partyTo(undefined, 3)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});
