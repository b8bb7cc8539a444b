import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { Emails } from '../../src/members/emails/emails.ts';
import { NotMeLinks } from '../../src/members/not-me/not-me-links.ts';
import type { Jobs } from '../../src/platform/jobs/jobs.ts';
import { digestOf, hashOf, SessionsWithWaiting } from '../../testing/memory/account-in-memory.ts';
import { accountServices } from '../../testing/memory/account-services.ts';
import { MemoryEmailChanges } from '../../testing/memory/memory-email-changes.ts';
import { MemoryEndedLinks } from '../../testing/memory/memory-ended-links.ts';
import { MemoryMailer } from '../../testing/memory/memory-mailer.ts';
import { MemoryMembers } from '../../testing/memory/memory-members.ts';
import { MemoryNotMeLinks } from '../../testing/memory/memory-not-me-links.ts';
import { MemoryNotificationSettings } from '../../testing/memory/memory-notification-settings.ts';
import { MemoryRateLimiter } from '../../testing/memory/memory-rate-limiter.ts';
import { MemoryScheduledDeletions } from '../../testing/memory/memory-scheduled-deletions.ts';
import { stub } from '../../testing/stub.ts';
import { uniqueNames } from '../../testing/unique-names.ts';
import { SimulatedFault } from '../faults.ts';
import type { World } from '../world.ts';
import { MemoryKeys } from './memory-keys.ts';

/** What the use cases of accounts keep and call; a planted mistake changes one of them. */
export interface AccountPortsInWorld {
  readonly members: MemoryMembers;
  readonly changes: MemoryEmailChanges;
  readonly changesAtDeletion: Pick<MemoryEmailChanges, 'confirmedSince'>;
  readonly deletions: MemoryScheduledDeletions;
  readonly sessionStore: SessionsWithWaiting;
  readonly keys: MemoryKeys;
  readonly jobs: Jobs;
}

export type AccountPlant = (ports: AccountPortsInWorld, world: World) => AccountPortsInWorld;

/** The stores of accounts as the tables of a world, and the use cases over them. */
export function accountStores(world: World, plant: AccountPlant = (ports) => ports) {
  const { transaction, scheduler: clock } = world;
  const [members, changes, deletions] = [
    new MemoryMembers(transaction),
    new MemoryEmailChanges(),
    new MemoryScheduledDeletions(),
  ];
  const sessions = new SessionsWithWaiting(members, changes, transaction);
  const [links, keys, mailer] = [new MemoryNotMeLinks(), new MemoryKeys(), new MemoryMailer()];
  const ended = new MemoryEndedLinks((id) => changes.takeBackDigestsOf(id));
  world.tables.add([members.accounts, changes.changes, deletions.deletions, sessions.sessions]);
  world.tables.add([sessions.browsers, links.links, keys.all, ended.deletedAt]);

  const storedChanges = world.stored('changes', changes);
  const ports = plant(
    {
      members: world.stored('members', members),
      changes: storedChanges,
      changesAtDeletion: storedChanges,
      deletions: world.stored('deletions', deletions),
      sessionStore: world.stored('sessions', sessions),
      keys: world.stored('keys', keys),
      jobs: world.stored('jobs', world.queue),
    },
    world,
  );
  const tokens = { generate: uniqueNames('token'), digest: digestOf };
  const notMeLinkStore = world.stored('links', links);
  const emails = new Emails({
    emailFaces: { of: async () => undefined },
    notMeLinks: new NotMeLinks({ notMeLinkStore, tokens, clock }),
    jobs: ports.jobs,
    notificationSettings: world.stored('settings', new MemoryNotificationSettings()),
    rateLimiter: new MemoryRateLimiter(clock),
    mailer: world.outside('mailer', mailer, (why) => new SimulatedFault(why)),
    notificationList: stub({ tell: async () => undefined }),
    pushNotifications: stub({ push: async () => undefined }),
    clock,
    publicUrl: () => 'https://nestmates.example',
  });
  const { handlers, ...services } = accountServices({
    ...ports,
    notMeLinkStore,
    endedLinks: world.stored('ended links', ended),
    accountErasure: world.stored('erasure', {
      eraseMember: async (id: number) => {
        changes.removeOf(id);
        sessions.browsers.delete(id);
      },
    }),
    addedAccess: [ports.keys],
    passwords: world.stored('passwords', {
      hash: async (password: string) => hashOf(password),
      verify: async (hash: string | undefined, password: string) => hash === hashOf(password),
    }),
    tokens,
    emails,
    transaction,
    clock,
  });
  world.serve(handlers);
  return {
    ...services,
    transaction,
    members,
    changes,
    deletions,
    openSessions: sessions.sessions,
    keys,
    keyStore: ports.keys,
    mailer,
    idOf: (email: string) =>
      [...members.accounts.values()].find(({ member }) => member.email === email)?.member.id,
    isOpen: (token: string, memberId: MemberId) =>
      sessions.sessions.get(digestOf(token))?.memberId === memberId,
  };
}

export type AccountStores = ReturnType<typeof accountStores>;
