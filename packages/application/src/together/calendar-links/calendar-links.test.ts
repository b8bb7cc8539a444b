import { expect, it } from 'vitest';
import { aCaller } from '../../../testing/a-caller.ts';
import { MemoryEmails } from '../../../testing/memory/memory-emails.ts';
import { MemoryTransaction } from '../../../testing/memory/memory-transaction.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { CalendarLinkService } from './calendar-links.ts';
import { calendarLinkEmail } from './emails.ts';

const ana = aCaller({ id: 1 });

function linksInMemory() {
  const [clock, transaction] = [new StoppedClock(), new MemoryTransaction()];
  const mail = new MemoryEmails(clock);
  const kept = new Map<number, { readonly digest: string; readonly at: Date }>();
  const links = {
    createdAt: async (id: number) => kept.get(id)?.at,
    async renew({ id }: { readonly id: number }, digest: string, at: Date) {
      transaction.requireRunning('A link is made');
      kept.set(id, { digest, at });
      return true;
    },
    remove: async (id: number) => void kept.delete(id),
    ownerOf: async (id: number) => ({ memberId: id, to: ana.email, firstName: null }),
    memberOf: async (digest: string) => [...kept].find(([, link]) => link.digest === digest)?.[0],
  };
  const service = new CalendarLinkService({
    clock,
    transaction,
    calendarLinks: links,
    emails: mail.emails,
    publicUrl: () => 'https://nest.example',
    tokens: { generate: () => 'token', digest: (token) => `digest of ${token}` },
    ownPassword: stub({
      async require(_, password) {
        if (password !== 'secret') throw new Error('Wrong password');
        return {};
      },
    }),
    members: stub({
      async lock() {
        transaction.requireRunning('The member is locked');
        return stub({});
      },
    }),
    calendarFiles: stub({ whole: async (id) => ({ version: `of ${id}`, read: async () => '' }) }),
  });
  const sendEmails = () => mail.jobs.runAll([mail.handlerOf(calendarLinkEmail, links)]);
  return { clock, kept, service, sendEmails, mailer: mail.mailer };
}

it('makes a link for whoever gives the password, and tells its owner', async () => {
  const { clock, kept, service, sendEmails, mailer } = linksInMemory();
  await expect(service.renew(ana, { password: 'guess' })).rejects.toThrow('Wrong password');
  expect([await service.read(ana), kept.size]).toEqual([{ createdAt: null }, 0]);
  const createdAt = clock.now().toISOString();
  expect(await service.renew(ana, { password: 'secret' })).toEqual({
    url: 'https://nest.example/api/calendar-feed/token/nestmates.ics',
    createdAt,
  });
  expect(await service.read(ana)).toEqual({ createdAt });
  await sendEmails();
  expect(mailer.sent).toMatchObject([
    { to: ana.email, subject: 'A link to your Nestmates calendar was made' },
  ]);
});

it('leads to the calendar of its owner until it is removed', async () => {
  const { service } = linksInMemory();
  await service.renew(ana, { password: 'secret' });
  expect(await service.memberOf('token')).toBe(ana.id);
  expect(await service.feed(ana.id)).toMatchObject({ version: 'of 1' });
  await expect(service.memberOf('another')).rejects.toMatchObject({ kind: 'not-found' });
  expect(await service.remove(ana)).toEqual({ message: 'Link switched off' });
  await expect(service.memberOf('token')).rejects.toMatchObject({ kind: 'not-found' });
});
