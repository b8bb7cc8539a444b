import { cancellationsCountFor, maxCancellations } from '@nestmates/domain/market/orders/cancellations.ts';
import { deviceName } from '@nestmates/domain/members/accounts/device-name.ts';
import { lastSeenOn } from '@nestmates/domain/members/accounts/session.ts';
import { movesAgainAt, movesLeft } from '@nestmates/domain/members/places/home-moves.ts';
import { memberUnknown } from '@nestmates/domain/office/admin/admin-rules.ts';
import { planOf } from '@nestmates/domain/platform/access/capabilities.ts';
import { notFound } from '@nestmates/domain/platform/shared/errors.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { later } from '@nestmates/domain/platform/shared/time.ts';
import { type Page, type PageRequest, pageOf } from '../../platform/contract/paging.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { Administrator } from '../admin/member-changes.ts';
import { viewOfStanding } from '../cases/view-of-standing.ts';
import type { AdminMemberView, FoundMemberView } from './contract.ts';
import type { FoundMember } from './ports.ts';

const maxListed = 50;

const viewOf = (member: FoundMember): FoundMemberView => ({
  id: member.id,
  email: member.email,
  firstName: member.firstName,
  lastName: member.lastName,
  city: member.city,
  state: member.state,
  plan: planOf(member),
  hasUnlocked: member.hasUnlocked,
  isAdmin: member.isAdmin,
  createdAt: member.createdAt.toISOString(),
});

/** What administrators see of members: enough to help, and nothing of what they tell each other. */
export class AdminMembers extends useCase('adminMemberQueries', 'members', 'audit', 'clock') {
  async search({
    search = '',
    limit,
    before,
  }: PageRequest<MemberId> & { readonly search?: string | undefined }): Promise<Page<FoundMemberView>> {
    const found = await this.needs.adminMemberQueries.search(search, { limit: limit + 1, before });
    const { items, ...rest } = pageOf(found, limit, ({ id }) => id);
    return { ...rest, items: items.map(viewOf) };
  }

  async showByEmail(by: Administrator, email: string): Promise<AdminMemberView> {
    const member = await this.needs.members.findByEmail(email);
    if (!member) throw memberUnknown();
    return this.show(by, member.id);
  }

  /** That the member was looked at is in the audit, too, before anything is shown. */
  async show(by: Administrator, id: MemberId): Promise<AdminMemberView> {
    const { adminMemberQueries: queries, audit, clock } = this.needs;
    const at = clock.now();
    const undoneSince = later(at, -cancellationsCountFor);
    const record = await queries.find(id, { now: at, undoneSince, max: maxListed });
    if (!record) throw notFound();
    const { children, connections, swaps, feedback, unlockedVia, payoutHold: hold } = record;
    const entries = await audit.ofViewed(record, { adminId: by.id, at }, maxListed);
    return {
      ...viewOf(record),
      emailVerifiedAt: record.emailVerifiedAt?.toISOString() ?? null,
      onboarded: record.onboardingComplete,
      moves: { left: movesLeft(record, at), again: movesAgainAt(record, at)?.toISOString() ?? null },
      asSeller: {
        owed: record.owedCents,
        undone: record.undoneSales,
        mostUndone: maxCancellations,
      },
      payoutsHeld: hold ? { reason: hold.reason, since: hold.heldAt.toISOString() } : null,
      unlockedVia,
      unlockedAt: record.unlockedAt?.toISOString() ?? null,
      sessions: record.sessions.map((session) => ({
        device: deviceName(session.userAgent),
        lastSeenOn: lastSeenOn(session),
      })),
      trust: viewOfStanding(record.standing, at),
      counts: { children, connections, swaps, feedback },
      orders: record.orders.map(({ createdAt, ...order }) => ({
        ...order,
        createdAt: createdAt.toISOString(),
      })),
      audit: entries,
    };
  }
}
