import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { faulty } from '../../testing/faulty.ts';
import type { AccountPlant, AccountPortsInWorld } from './account-stores.ts';

const sessionsOf = ({ sessionStore }: AccountPortsInWorld, id: MemberId): readonly string[] =>
  [...sessionStore.sessions.values()].filter(({ memberId }) => memberId === id).map(({ digest }) => digest);

/** Mistakes as they happen to those who change this code; each has to be found. */
export const plantedInAccounts: Readonly<Record<string, AccountPlant>> = {
  'a member is locked by nobody': (ports, world) => {
    world.transaction.forgottenLocks = /^member/;
    return ports;
  },
  'a login does not compare the password once more': (ports) => ({
    ...ports,
    sessionStore: faulty(ports.sessionStore, {
      open: (session) => ports.sessionStore.open({ ...session, passwordHash: undefined }),
    }),
  }),
  'a new password leaves a session open': (ports) => ({
    ...ports,
    sessionStore: faulty(ports.sessionStore, {
      closeAll: (id, exceptDigest) =>
        ports.sessionStore.closeAll(id, exceptDigest ?? sessionsOf(ports, id).at(-1)),
    }),
  }),
  'a new password leaves a change of e-mail': (ports) => ({
    ...ports,
    sessionStore: faulty(ports.sessionStore, {
      async closeAll(id, exceptDigest) {
        for (const digest of sessionsOf(ports, id))
          if (digest !== exceptDigest) await ports.sessionStore.close(digest);
      },
    }),
  }),
  'a new password leaves a deletion': (ports) => ({
    ...ports,
    deletions: faulty(ports.deletions, { remove: async () => false }),
  }),
  'passkeys and second factors stay': (ports) => ({
    ...ports,
    keys: faulty(ports.keys, { end: async () => undefined }),
  }),
  'an account is deleted at once': (ports) => ({
    ...ports,
    changesAtDeletion: { confirmedSince: async () => [] },
  }),
  'a reset link stays where the e-mail changes': (ports) => ({
    ...ports,
    members: faulty(ports.members, {
      async setEmail(id, email, at) {
        const reset = ports.members.accounts.get(id)?.reset;
        await ports.members.setEmail(id, email, at);
        if (reset) await ports.members.save({ id, email }, reset);
      },
    }),
  }),
  'jobs are added outside the transaction': (ports, world) => {
    world.transaction.statementsApart = /^jobs/;
    return ports;
  },
  'an answer is given although the commit has failed': (ports, world) => {
    world.transaction.isCommitAssumed = true;
    world.faults.shares.commit = 0.15;
    return ports;
  },
};
