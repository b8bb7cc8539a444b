/** The members a demo logs in as; everyone else is only there to be met. */
export const demoPassword = 'Nestmates1!';

export interface DemoLogin {
  readonly email: string;
  readonly firstName: string;
  readonly who: string;
  readonly standing: Readonly<Record<string, unknown>>;
}

export const demoLogins: readonly DemoLogin[] = [
  {
    email: 'ana@nestmates.test',
    firstName: 'Ana',
    who: 'Premium, sells',
    standing: { subscriptionStatus: 'active', subscriptionTier: 'premium' },
  },
  {
    email: 'bea@nestmates.test',
    firstName: 'Bea',
    who: 'Pro',
    standing: { subscriptionStatus: 'active', subscriptionTier: 'pro' },
  },
  { email: 'cleo@nestmates.test', firstName: 'Cleo', who: 'Free', standing: {} },
  {
    email: 'dana@nestmates.test',
    firstName: 'Dana',
    who: 'unlocked',
    standing: { hasUnlocked: true, unlockedVia: 'EARLYBIRD' },
  },
  { email: 'admin@nestmates.test', firstName: 'Ada', who: 'admin', standing: {} },
  { email: 'support@nestmates.test', firstName: 'Sol', who: 'admin', standing: {} },
];
