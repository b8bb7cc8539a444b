import type {
  AccountErasure,
  Members,
  Passwords,
  ResetTokens,
  SessionQueries,
  SessionStore,
  Tokens,
} from '@nestmates/application/accounts/ports.ts';
import type { BlockStore } from '@nestmates/application/blocks/ports.ts';
import type { CalendarQueries, CalendarStore } from '@nestmates/application/calendar/ports.ts';
import type { ChildQueries, ChildStore } from '@nestmates/application/children/ports.ts';
import type { ConnectionQueries, ConnectionStore } from '@nestmates/application/connections/ports.ts';
import type { EarlyAccessQueries, PromotionStore } from '@nestmates/application/early-access/ports.ts';
import type { FeedbackStore } from '@nestmates/application/feedback/ports.ts';
import type { CronJob, JobHandler, Jobs } from '@nestmates/application/jobs/jobs.ts';
import type { EventLog, EventNotifier, Events } from '@nestmates/application/live/ports.ts';
import type { Mailer } from '@nestmates/application/mail/mailer.ts';
import type {
  Candidates,
  MatchFactsQueries,
  PackedProfiles,
  Passes,
  Swipes,
} from '@nestmates/application/matching/ports.ts';
import type { MessageQueries, MessageStore, UnreadRecords } from '@nestmates/application/messages/ports.ts';
import type {
  Devices,
  NotificationSettings,
  PushServices,
} from '@nestmates/application/notifications/ports.ts';
import type { Pairs } from '@nestmates/application/pairs/ports.ts';
import type { ImageProcessor, PhotoRecords, PhotoStore } from '@nestmates/application/photos/ports.ts';
import type { ZipCentroids } from '@nestmates/application/places/ports.ts';
import type { ProfileStore, PublicProfileQueries } from '@nestmates/application/profiles/ports.ts';
import type { Mailbox } from '@nestmates/application/sandbox/ports.ts';
import type { Clock, RateLimiter, Transaction } from '@nestmates/application/shared/ports.ts';
import type { Entitlements } from '@nestmates/application/subscriptions/ports.ts';
import type { SwapQueries, SwapStore } from '@nestmates/application/swaps/ports.ts';
import type { ResolvedValueInjectOptions, ServiceIdentifier } from 'inversify';
import type { Config } from './config/config.ts';

const port = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

/** One typed token per port, so that a wrong dependency does not compile. */
export const ports = {
  config: port<Config>('config'),
  publicUrl: port<() => string>('public-url'),
  clock: port<Clock>('clock'),
  transaction: port<Transaction>('transaction'),
  rateLimiter: port<RateLimiter>('rate-limiter'),
  jobs: port<Jobs>('jobs'),
  jobHandlers: port<JobHandler>('job-handlers'),
  cronJobs: port<CronJob>('cron-jobs'),
  events: port<Events>('events'),
  eventLog: port<EventLog>('event-log'),
  eventNotifier: port<EventNotifier>('event-notifier'),
  mailer: port<Mailer>('mailer'),
  mailbox: port<Mailbox>('mailbox'),
  members: port<Members>('members'),
  resetTokens: port<ResetTokens>('reset-tokens'),
  sessionStore: port<SessionStore>('session-store'),
  sessionQueries: port<SessionQueries>('session-queries'),
  passwords: port<Passwords>('passwords'),
  tokens: port<Tokens>('tokens'),
  accountErasures: port<AccountErasure>('account-erasures'),
  photoStore: port<PhotoStore>('photo-store'),
  photoRecords: port<PhotoRecords>('photo-records'),
  imageProcessor: port<ImageProcessor>('image-processor'),
  zipCentroids: port<ZipCentroids>('zip-centroids'),
  profileStore: port<ProfileStore>('profile-store'),
  publicProfileQueries: port<PublicProfileQueries>('public-profile-queries'),
  childStore: port<ChildStore>('child-store'),
  childQueries: port<ChildQueries>('child-queries'),
  promotionStore: port<PromotionStore>('promotion-store'),
  earlyAccessQueries: port<EarlyAccessQueries>('early-access-queries'),
  feedbackStore: port<FeedbackStore>('feedback-store'),
  messageStore: port<MessageStore>('message-store'),
  messageQueries: port<MessageQueries>('message-queries'),
  unreadRecords: port<UnreadRecords>('unread-records'),
  notificationSettings: port<NotificationSettings>('notification-settings'),
  devices: port<Devices>('devices'),
  pushServices: port<PushServices>('push-services'),
  entitlements: port<Entitlements>('entitlements'),
  pairs: port<Pairs>('pairs'),
  blockStore: port<BlockStore>('block-store'),
  connectionStore: port<ConnectionStore>('connection-store'),
  connectionQueries: port<ConnectionQueries>('connection-queries'),
  swapStore: port<SwapStore>('swap-store'),
  swapQueries: port<SwapQueries>('swap-queries'),
  calendarStore: port<CalendarStore>('calendar-store'),
  calendarQueries: port<CalendarQueries>('calendar-queries'),
  matchFacts: port<MatchFactsQueries>('match-facts'),
  candidates: port<Candidates>('candidates'),
  packedProfiles: port<PackedProfiles>('packed-profiles'),
  passes: port<Passes>('passes'),
  swipes: port<Swipes>('swipes'),
} as const;

/** Injects all bindings of a token to which several features add. */
export const injectAll = <T>(serviceIdentifier: ServiceIdentifier<T>): ResolvedValueInjectOptions<T[]> => ({
  serviceIdentifier,
  isMultiple: true,
});
