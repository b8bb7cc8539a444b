import { days } from '@nestmates/domain/platform/shared/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MemoryJobs } from '../../../testing/memory/memory-jobs.ts';
import { MemoryMailer } from '../../../testing/memory/memory-mailer.ts';
import { MemoryNotificationSettings } from '../../../testing/memory/memory-notification-settings.ts';
import { MemoryRateLimiter } from '../../../testing/memory/memory-rate-limiter.ts';
import { StoppedClock } from '../../../testing/stopped-clock.ts';
import { stub } from '../../../testing/stub.ts';
import { id } from '../../platform/contract/fields.ts';
import { job, jobHandler } from '../../platform/jobs/jobs.ts';
import { type Email, email, type Recipient } from './email.ts';
import { Emails } from './emails.ts';

interface Parcel extends Recipient {
  readonly from: string;
}
type Parcels = ReadonlyMap<number, Parcel>;
type ParcelEmail = Email<{ parcelId: number }, Parcels, Parcel>;

const arrived = email({
  job: job('parcels.arrived', z.object({ parcelId: id })),
  facts: async (parcels: Parcels, { parcelId }) => parcels.get(parcelId),
  words: ({ from }) => ({
    subject: `A parcel from ${from}`,
    paragraphs: [`${from} has sent you a parcel.`],
    action: { label: 'Open it', path: '/parcels' },
    closing: 'It waits for you.',
  }),
});

const ana: Parcel = { memberId: 1, to: 'ana@example.com', firstName: 'Ana', otherId: 2, from: 'Bea' };
const parcels = {
  kind: 'order',
  topic: ({ parcelId }: { readonly parcelId: number }) => `parcel-${parcelId}`,
} as const;

function setUp() {
  const clock = new StoppedClock();
  const [jobs, mailer] = [new MemoryJobs(), new MemoryMailer()];
  const parcels = new Map([1, 2, 3].map((parcelId) => [parcelId, ana]));
  const [settings, switched] = [new MemoryNotificationSettings(), { broken: false }];
  const [pushed, told]: [unknown[], unknown[]] = [[], []];
  const emails = new Emails({
    jobs,
    notificationList: stub({ tell: async (notification) => void told.push(notification) }),
    pushNotifications: stub({ push: async (...content) => void pushed.push(content) }),
    notificationSettings: settings,
    rateLimiter: new MemoryRateLimiter(clock),
    mailer: { send: (mail) => (switched.broken ? Promise.reject(new Error('no mail')) : mailer.send(mail)) },
    emailFaces: {
      of: async ({ otherId }) => (otherId ? { name: 'Bea', picture: new Uint8Array([1]) } : undefined),
    },
    notMeLinks: stub({ issue: async ({ to }) => `token for ${to}` }),
    clock,
    publicUrl: () => 'https://nestmates.example',
  });
  const deliver = (kind: ParcelEmail, ...ids: number[]) =>
    ids.reduce<Promise<void>>(
      (before, parcelId) => before.then(() => emails.deliver(kind, parcels, { parcelId })),
      Promise.resolve(),
    );
  const work = () => jobs.runAll([jobHandler(arrived.job, (ids) => emails.deliver(arrived, parcels, ids))]);
  return { clock, jobs, mailer, parcels, settings, switched, emails, pushed, told, deliver, work };
}

let app: ReturnType<typeof setUp>;
beforeEach(() => {
  app = setUp();
});
const sent = () => app.mailer.sent.length;

describe('a letter about safety', () => {
  it('leads to “This was not me”, by a link of its own', async () => {
    const warning = email({
      ...arrived,
      job: job('parcels.stolen', z.object({ parcelId: id })),
      words: () => ({ ...arrived.words(ana), action: 'not-me' as const }),
    });
    await app.emails.deliver(warning, app.parcels, { parcelId: 1 });
    const link = 'This was not me: https://nestmates.example/not-me?token=token for ana@example.com';
    expect(app.mailer.sent[0]?.text).toContain(link);
  });

  it('that leads somewhere else has that link after its closing', async () => {
    const alsoWarns = email({
      ...arrived,
      job: job('parcels.opened', z.object({ parcelId: id })),
      words: () => ({
        ...arrived.words(ana),
        closing: 'If this was not you, say so.',
        closingAction: 'not-me',
      }),
    });
    await app.emails.deliver(alsoWarns, app.parcels, { parcelId: 1 });
    expect(app.mailer.sent[0]?.text).toContain(
      'Open it: https://nestmates.example/parcels\n\nIf this was not you, say so. https://nestmates.example/not-me?token=token for ana@example.com\n',
    );
  });
});

describe('an e-mail', () => {
  it('is a job with ids, and is written when the job runs', async () => {
    await app.emails.send(arrived, { parcelId: 1 });
    expect(app.jobs.waiting).toEqual([{ name: 'parcels.arrived', payload: { parcelId: 1 }, timing: {} }]);
    expect(sent()).toBe(0);
    await app.work();
    expect(app.mailer.sent).toMatchObject([{ to: 'ana@example.com', subject: 'A parcel from Bea' }]);
    expect(app.mailer.sent[0]?.text).toBe(
      'Hi Ana,\n\nBea has sent you a parcel.\n\nOpen it: https://nestmates.example/parcels\n\nIt waits for you.\n\nNestmates',
    );
  });

  it('greets a member without a name, too', async () => {
    app.parcels.set(1, { ...ana, firstName: null });
    await app.deliver(arrived, 1);
    expect(app.mailer.sent[0]?.text).toMatch(/^Hi,\n/);
  });

  it('is not sent when there is nothing to tell any more', async () => {
    await app.deliver(arrived, 4);
    expect(sent()).toBe(0);
  });

  it('is sent as often as its limits for a member and for a thing allow, and again later', async () => {
    const limited = { ...arrived, perMember: { max: 2, per: days(1) }, perSubject: { max: 1, per: days(7) } };
    await app.deliver(limited, 1, 1, 2, 3);
    expect(sent()).toBe(2);
    app.clock.forward(days(1) + 1);
    await app.deliver(limited, 1, 2, 3);
    expect(sent()).toBe(2);
    app.clock.forward(days(7));
    await app.deliver(limited, 1, 3);
    expect(sent()).toBe(4);
  });

  it('has limits that another e-mail does not use up', async () => {
    const limited = { ...arrived, perMember: { max: 1, per: days(1) } };
    const left = { ...limited, job: job('parcels.left', arrived.job.payload) };
    await app.deliver(limited, 1);
    await app.deliver(left, 1);
    expect(sent()).toBe(2);
  });

  it('with a notification is listed and pushed to the member’s browsers, too, as often as it is sent', async () => {
    const topical = {
      ...arrived,
      perSubject: { max: 1, per: days(7) },
      notification: parcels,
    };
    app.switched.broken = true;
    await expect(app.deliver(topical, 1)).rejects.toThrow('no mail');
    app.switched.broken = false;
    await app.deliver(topical, 1, 1);
    await app.deliver(arrived, 2);
    expect(app.pushed).toEqual([[1, { title: 'A parcel from Bea', path: '/parcels', topic: 'parcel-1' }]]);
    expect(app.told).toEqual([
      {
        memberId: 1,
        kind: 'order',
        topic: 'parcel-1',
        otherId: 2,
        sentence: 'A parcel from Bea',
        path: '/parcels',
      },
    ]);
  });

  it('with a notification that is only listed is not pushed', async () => {
    await app.deliver({ ...arrived, notification: { ...parcels, listedOnly: true } }, 1);
    expect([app.told.length, app.pushed.length]).toEqual([1, 0]);
  });

  it('with a notification is pushed beyond the e-mails that a member gets or wants, but not again about one thing', async () => {
    const topical = {
      ...arrived,
      perSubject: { max: 1, per: days(7) },
      perMember: { max: 1, per: days(1) },
      setting: 'messageEmails',
      notification: parcels,
    } as const;
    await app.deliver(topical, 1, 2, 2);
    await app.settings.save(ana.memberId, { messageEmails: false });
    await app.deliver(topical, 3, 3);
    expect(sent()).toBe(1);
    const topics = [1, 2, 3].map((parcelId) => [1, expect.objectContaining({ topic: `parcel-${parcelId}` })]);
    expect(app.pushed).toEqual(topics);
  });

  it('that could not be sent fails its job, and is not counted', async () => {
    const limited = { ...arrived, perMember: { max: 1, per: days(1) }, perSubject: { max: 1, per: days(7) } };
    app.switched.broken = true;
    await expect(app.deliver(limited, 1)).rejects.toThrow('no mail');
    app.switched.broken = false;
    await app.deliver(limited, 1);
    expect(sent()).toBe(1);
  });

  it('that is about safety goes to whoever has switched its kind off, and says nothing of a switch', async () => {
    const [optional, urgent] = [{ ...arrived, setting: 'swapEmails' } as const, { isUrgent: () => true }];
    await app.settings.save(ana.memberId, { swapEmails: false });
    await app.deliver({ ...optional, isUrgent: () => false }, 1);
    expect(sent()).toBe(0);
    await app.deliver({ ...optional, ...urgent }, 1);
    expect(sent()).toBe(1);
    expect(app.mailer.sent[0]?.text).toMatch(/It waits for you\.\n\nNestmates$/);
  });

  it('that she can switch off says where, and is not sent once she has', async () => {
    const optional = { ...arrived, setting: 'messageEmails' } as const;
    await app.deliver(optional, 1);
    expect(app.mailer.sent[0]?.text).toContain(
      'It waits for you. You can switch it off in your account: https://nestmates.example/account/notifications',
    );
    await app.settings.save(ana.memberId, { messageEmails: false });
    await app.deliver(optional, 1);
    expect(sent()).toBe(1);
  });
});
