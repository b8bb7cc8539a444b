import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import * as z from 'zod/mini';
import { endpoint } from '../../platform/contract/endpoint.ts';
import { confirmation, id } from '../../platform/contract/fields.ts';
import { withOwnPassword } from '../passwords/own-password-fields.ts';

export const settings = z.strictObject({
  /** Digest e-mails about unread messages. */
  messageEmails: z.boolean(),
  /** An e-mail about a login in a browser that is new to the account. */
  loginEmails: z.boolean(),
  /** E-mails about babysitting swaps. */
  swapEmails: z.boolean(),
  /** E-mails about playdates. */
  playdateEmails: z.boolean(),
  /** An e-mail of thanks when the member's feedback is resolved. */
  feedbackEmails: z.boolean(),
});
export type Settings = z.infer<typeof settings>;

/** What is left out stays. */
export const settingsChange = z.strictObject({
  messageEmails: z.exactOptional(settings.shape.messageEmails),
  loginEmails: z.exactOptional(settings.shape.loginEmails),
  swapEmails: z.exactOptional(settings.shape.swapEmails),
  playdateEmails: z.exactOptional(settings.shape.playdateEmails),
  feedbackEmails: z.exactOptional(settings.shape.feedbackEmails),
  /** Needed to switch the e-mails about logins off, which whoever has taken a session would do first. */
  ...withOwnPassword,
});
export type SettingsChange = z.infer<typeof settingsChange>;

export const notificationsView = z.object({
  ...settings.shape,
  /** The key that a browser needs to subscribe, and the number of the member's subscribed browsers. */
  push: z.object({ publicKey: z.string(), devices: z.int() }),
});
export type NotificationsView = z.infer<typeof notificationsView>;

/** What a push notification shows: who wrote, and where a tap leads; never message text. */
export const pushContent = z.object({
  title: z.string(),
  path: z.string(),
  /** A notification replaces an earlier one with the same topic. */
  topic: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
  /** Whom it is for: a browser in which somebody else is signed in meanwhile drops it. Not in the jobs from before. */
  memberId: z.exactOptional(id),
});
export type PushContent = z.infer<typeof pushContent>;

const unusableMessage = 'This browser cannot be subscribed';
const pushEndpoint = z.url(unusableMessage).check(z.maxLength(1000, unusableMessage));

/** The JSON form of a browser's PushSubscription. */
export const pushSubscription = z.strictObject({
  endpoint: pushEndpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.strictObject({
    p256dh: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}=?$/, unusableMessage)),
    auth: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}(==)?$/, unusableMessage)),
  }),
});

export const notificationsContract = {
  show: endpoint({
    method: 'get',
    path: '/api/account/notifications',
    access: 'signed-in',
    response: notificationsView,
    summary: 'How the member wants to hear of things while away.',
  }),
  change: endpoint({
    method: 'put',
    path: '/api/account/notifications',
    access: 'signed-in',
    body: settingsChange,
    response: notificationsView,
    summary: 'Changes what is given of how the member wants to hear of things while away.',
  }),
  subscribe: endpoint({
    method: 'post',
    path: '/api/push/subscriptions',
    access: 'signed-in',
    body: pushSubscription,
    response: confirmation,
    limit: { by: 'member', max: 30, per: minutes(15) },
    summary: 'Notifications reach this browser while its pages are closed, until the session ends.',
  }),
  unsubscribe: endpoint({
    method: 'delete',
    path: '/api/push/subscriptions',
    access: 'signed-in',
    closedTo: 'nobody',
    query: { endpoint: pushEndpoint },
    response: confirmation,
    summary: 'No more notifications reach this browser; the same answer if none did.',
  }),
};
