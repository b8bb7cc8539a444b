import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { days, later } from '@nestmates/domain/platform/shared/time.ts';
import { randomTokens } from '@nestmates/infrastructure/members/accounts/random-tokens.ts';
import { inDays } from '../swap-setup.ts';
import { type Arrangement, alone, settingPassword, whenGoneInvalid } from './arrangement.ts';
import { password } from './rows-of-two.ts';
import { codeOfApp, pendingLogin } from './second-factor-rows.ts';

const profile = { firstName: 'Ana', state: 'TX', city: 'Austin', zipCode: '78701', age: 31 };

const parenting = { parentingVibe: ['gentle'], availability: ['monday'], lookingFor: ['friendship'] };

const completion = { bio: 'Two boys, one dog, and coffee at ten.' };

const pushService = 'https://fcm.googleapis.com/fcm/send';

const browser = {
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};

export const accountsCalls = {
  'delete /api/account': alone(() => ({ body: { password } })),
  'delete /api/account/deletion': alone(),
  'post /api/account/confirm-password': alone(() => ({ body: { password } })),
  'post /api/account/change-password': settingPassword(
    alone(() => ({ body: { currentPassword: password, newPassword: 'Nestmates2!' } })),
  ),
  'post /api/account/export': alone(() => ({ body: { password } })),
  'put /api/account/email': alone(() => ({ body: { email: `${randomUUID()}@nestmates.test`, password } })),
  'delete /api/account/email': alone(),
  'post /api/account/email/confirm': {
    ...whenGoneInvalid(async ({ knex, caller }) => {
      const token = randomTokens.generate();
      const newEmail = `${randomUUID()}@nestmates.test`;
      const asked = { memberId: caller.id, newEmail, requestedAt: new Date() };
      await knex('email_changes').insert({ ...asked, confirmDigest: randomTokens.digest(token) });
      return { body: { token } };
    }),
    scheduledDeletion: 'waits',
  },
  'post /api/account/email/take-back': {
    ...settingPassword(
      whenGoneInvalid(async ({ knex, caller }) => {
        const token = randomTokens.generate();
        const { email: newEmail } = await knex('users').where({ id: caller.id }).first('email');
        const [at, oldEmail] = [new Date(), `${randomUUID()}@nestmates.test`];
        const confirmed = { memberId: caller.id, newEmail, oldEmail, requestedAt: at, confirmedAt: at };
        await knex('email_changes').insert({ ...confirmed, takeBackDigest: randomTokens.digest(token) });
        return { body: { token } };
      }),
    ),
    scheduledDeletion: 'is-cancelled',
  },
  'post /api/account/not-me': settingPassword(
    whenGoneInvalid(async ({ knex, caller }) => {
      const token = randomTokens.generate();
      const { email } = await knex('users').where({ id: caller.id }).first('email');
      const link = { memberId: caller.id, email, expiresAt: later(new Date(), days(7)) };
      await knex('not_me_links').insert({ ...link, digest: randomTokens.digest(token) });
      return { body: { token } };
    }),
  ),
  'post /api/account/totp': alone(() => ({ body: { password } })),
  'post /api/account/totp/confirm': alone(async ({ knex, caller }) => ({
    body: await codeOfApp(knex, caller.id, 'begun'),
  })),
  'delete /api/account/totp': alone(async ({ knex, caller }) => ({
    body: { ...(await codeOfApp(knex, caller.id, 'on')), password },
  })),
  'post /api/account/totp/recovery-codes': alone(async ({ knex, caller }) => ({
    body: { ...(await codeOfApp(knex, caller.id, 'on')), password },
  })),
  'post /api/login/second-factor': whenGoneInvalid(async ({ knex, caller }) => ({
    body: await codeOfApp(knex, caller.id, 'on'),
    cookies: await pendingLogin(knex, caller.id),
  })),
  'post /api/notifications/read': alone(() => ({ body: { upTo: 1 } })),
  'put /api/account/notifications': alone(() => ({ body: { messageEmails: false } })),
  'post /api/login': alone(async ({ knex, caller }) => {
    const { email } = await knex('users').where({ id: caller.id }).first('email');
    return { body: { email, password } };
  }),
  'post /api/logout': alone(),
  'post /api/register': alone(() => ({ body: { email: `${randomUUID()}@nestmates.test`, password } })),
  'post /api/password-reset-request': alone(async ({ knex, caller }) => ({
    body: await knex('users').where({ id: caller.id }).first('email'),
  })),
  'post /api/password-reset-confirm': settingPassword(
    whenGoneInvalid(async ({ knex, caller }) => {
      const token = randomTokens.generate();
      const resetToken = randomTokens.digest(token);
      await knex('users')
        .where({ id: caller.id })
        .update({ resetToken, resetTokenExpires: inDays(1) });
      return { body: { token, newPassword: 'Nestmates2!' } };
    }),
  ),
  'delete /api/account/sessions': alone(() => ({ body: { password } })),
  'delete /api/account/sessions/:sessionId': alone(async ({ knex, caller }) => ({
    params: { sessionId: (await knex('sessions').where({ userId: caller.id }).first('id')).id },
    body: { password },
  })),
  'post /api/verification/resend': alone(async ({ knex, caller }) => {
    await knex('users').where({ id: caller.id }).update({ emailVerifiedAt: null });
    return {};
  }),
  'post /api/verification/confirm': whenGoneInvalid(async ({ knex, caller }) => {
    const token = randomTokens.generate();
    const verificationToken = randomTokens.digest(token);
    await knex('users')
      .where({ id: caller.id })
      .update({ emailVerifiedAt: null, verificationToken, verificationTokenExpires: inDays(1) });
    return { body: { token } };
  }),
  'put /api/profile/basic': alone(() => ({ body: profile })),
  'put /api/profile/parenting': alone(() => ({ body: parenting })),
  'put /api/profile/completion': alone(() => ({ body: completion })),
  'post /api/complete-profile': alone(() => ({ body: completion })),
  'put /api/profile/edit': alone(() => ({ body: { firstName: 'Anna', ...parenting } })),
  'put /api/profile/privacy': alone(() => ({ body: { planAroundCalendar: false } })),
  'put /api/profile/children': alone(() => ({ body: { children: [{ gender: 'girl', age: 4 }] } })),
  'post /api/profile/upload-photo': alone(),
  'delete /api/profile/photo': alone(),
  'post /api/unlock': alone(async ({ knex }) => {
    const code = { code: 'SPRING', places: 1000 };
    await knex('early_access_codes').insert(code).onConflict('code').ignore();
    return { body: { code: code.code } };
  }),
  'post /api/feedback': alone(() => ({ body: { category: 'Bug', message: 'The map is upside down.' } })),
  'post /api/push/subscriptions': alone(() => ({
    body: { endpoint: `${pushService}/${randomUUID()}`, keys: browser },
  })),
  'delete /api/push/subscriptions': alone(() => ({ query: { endpoint: pushService } })),
} as const satisfies Readonly<Record<string, Arrangement>>;
