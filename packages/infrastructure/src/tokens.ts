import type {
  Members,
  Passwords,
  ResetTokens,
  SessionQueries,
  SessionStore,
  Tokens,
} from '@nestmates/application/accounts/ports.ts';
import type { ChildQueries, ChildStore } from '@nestmates/application/children/ports.ts';
import type { EarlyAccessQueries, PromotionStore } from '@nestmates/application/early-access/ports.ts';
import type { Events } from '@nestmates/application/events/ports.ts';
import type { FeedbackStore } from '@nestmates/application/feedback/ports.ts';
import type { JobHandler, Jobs, Routine } from '@nestmates/application/jobs/jobs.ts';
import type { Mailer } from '@nestmates/application/mail/mailer.ts';
import type { ZipCentroids } from '@nestmates/application/places/ports.ts';
import type { ProfileStore, PublicProfileQueries } from '@nestmates/application/profiles/ports.ts';
import type { Mailbox } from '@nestmates/application/sandbox/ports.ts';
import type { Attempts, Clock, Transaction } from '@nestmates/application/shared/ports.ts';
import type { ServiceIdentifier } from 'inversify';
import type { Config } from './config/config.ts';

const port = <T>(name: string): ServiceIdentifier<T> => Symbol.for(name);

/** One typed token for each port, so that a wrong dependency does not compile. */
export const ports = {
  config: port<Config>('config'),
  publicUrl: port<() => string>('public-url'),
  clock: port<Clock>('clock'),
  transaction: port<Transaction>('transaction'),
  attempts: port<Attempts>('attempts'),
  jobs: port<Jobs>('jobs'),
  jobHandlers: port<JobHandler>('job-handlers'),
  routines: port<Routine>('routines'),
  events: port<Events>('events'),
  mailer: port<Mailer>('mailer'),
  mailbox: port<Mailbox>('mailbox'),
  members: port<Members>('members'),
  resetTokens: port<ResetTokens>('reset-tokens'),
  sessionStore: port<SessionStore>('session-store'),
  sessionQueries: port<SessionQueries>('session-queries'),
  passwords: port<Passwords>('passwords'),
  tokens: port<Tokens>('tokens'),
  zipCentroids: port<ZipCentroids>('zip-centroids'),
  profileStore: port<ProfileStore>('profile-store'),
  publicProfileQueries: port<PublicProfileQueries>('public-profile-queries'),
  childStore: port<ChildStore>('child-store'),
  childQueries: port<ChildQueries>('child-queries'),
  promotionStore: port<PromotionStore>('promotion-store'),
  earlyAccessQueries: port<EarlyAccessQueries>('early-access-queries'),
  feedbackStore: port<FeedbackStore>('feedback-store'),
} as const;
