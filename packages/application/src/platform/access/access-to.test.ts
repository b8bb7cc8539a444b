import { describe, expect, it } from 'vitest';
import { messagesContract } from '../../friends/messages/contract.ts';
import { calendarContract } from '../../together/calendar/contract.ts';
import { swapsContract } from '../../together/swaps/contract.ts';
import { accessTo } from './access-to.ts';

describe('who may call what belongs to a plan', () => {
  it('is whoever has the plan that opens it', () => {
    expect(accessTo('browsing')).toBe('member');
    expect(accessTo('messages')).toBe('pro');
    expect(accessTo('selling')).toBe('premium');
  });

  it('is said by the contracts of what is built', () => {
    expect(calendarContract.list.access).toBe('pro');
    expect(swapsContract.request.access).toBe('pro');
  });

  it('is any member where she is asked, and where she changes what is there', () => {
    const { request: _, ...others } = swapsContract;
    for (const { access } of Object.values(others)) expect(access).toBe('member');
  });

  it('is any member for messages, since a seller answers on any plan: who else may write is a rule of the pair', () => {
    for (const { access } of Object.values(messagesContract)) expect(access).toBe('member');
  });
});
