import type {
  AccountErasure,
  Members,
  Passwords,
  ResetTokens,
  SessionQueries,
  SessionStore,
  Tokens,
} from '@nestmates/application/accounts/ports.ts';
import type { SessionsDeps } from '@nestmates/application/accounts/sessions.ts';
import { port } from '../wiring/ports.ts';

export const members = port<Members>('members');
export const resetTokens = port<ResetTokens>('reset-tokens');
export const sessionStore = port<SessionStore>('session-store');
export const sessionQueries = port<SessionQueries>('session-queries');
export const passwords = port<Passwords>('passwords');
export const tokens = port<Tokens>('tokens');
export const accountErasures = port<AccountErasure>('account-erasures');
export const isAdminEmail = port<SessionsDeps['isAdminEmail']>('is-admin-email');
