import { orderStatuses } from '@nestmates/domain/market/orders/order.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { id, instant, pathId } from '../../platform/contract/fields.ts';
import { pageQuery } from '../../platform/contract/paging.ts';
import { auditEntryView } from '../audit/contract.ts';
import { memberStanding } from '../cases/case-views.ts';

const plan = z.enum(['free', 'pro', 'premium']);

/** A member as administrators find them. */
export const foundMemberView = z.object({
  id,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  plan,
  hasUnlocked: z.boolean(),
  isAdmin: z.boolean(),
  createdAt: instant,
});
export type FoundMemberView = z.infer<typeof foundMemberView>;

const memberOrder = z.object({
  id,
  title: z.string(),
  status: z.enum(orderStatuses),
  role: z.enum(['buyer', 'seller']),
  price: z.int(),
  createdAt: instant,
});

/** What administrators see of one member: no child, and no word of a message. */
export const adminMemberView = z.extend(foundMemberView, {
  emailVerifiedAt: z.nullable(instant),
  onboarded: z.boolean(),
  unlockedVia: z.nullable(z.string()),
  unlockedAt: z.nullable(instant),
  /** How often the home may still change in 30 days, and when again if not at all. */
  moves: z.object({ left: z.int(), again: z.nullable(instant) }),
  /** Cents that the person owes us; how many sales were undone in 30 days, and how many may be. */
  asSeller: z.object({ owed: z.int(), undone: z.int(), mostUndone: z.int() }),
  /** Why nothing is released to the member. */
  payoutsHeld: z.nullable(z.object({ reason: z.string(), since: instant })),
  /** The last used first, without what opens them. */
  sessions: z.readonly(z.array(z.object({ device: z.string(), lastSeenOn: z.string() }))),
  counts: z.object({ children: z.int(), connections: z.int(), swaps: z.int(), feedback: z.int() }),
  /** How the member stands, until when, and the newest cases about them. */
  trust: memberStanding,
  /** The newest fifty, those with a problem among them. */
  orders: z.readonly(z.array(memberOrder)),
  /** What administrators have done to the member, the newest fifty. */
  audit: z.readonly(z.array(auditEntryView)),
});
export type AdminMemberView = z.infer<typeof adminMemberView>;

const maxSearch = 100;

export const adminMembersContract = {
  search: endpoint({
    method: 'get',
    path: '/api/admin/members',
    access: 'admin',
    query: {
      search: z.optional(
        z.string().check(z.trim(), z.maxLength(maxSearch, `At most ${maxSearch} characters`)),
      ),
      ...pageQuery,
    },
    response: z.readonly(z.array(foundMemberView)),
    summary: 'Members whose e-mail or name has the search in it, the newest first.',
  }),
  show: endpoint({
    method: 'get',
    path: '/api/admin/members/:id',
    access: 'admin',
    params: { id: pathId },
    response: adminMemberView,
    summary: 'One member: plan, sessions, orders and what administrators have done; no child, no message.',
  }),
};
