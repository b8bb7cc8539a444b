import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ConfigError, misspelled, readConfig } from './config.ts';

const mistakesOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return String((error as Error).message).split('\n');
  }
};

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      ADMIN_EMAILS: ['admin@nestmates.test', 'support@nestmates.test'],
      PRICE_PRO_CENTS: 799,
      PRICE_PREMIUM_CENTS: 1199,
      RATE_LIMITS: 'on',
      LOG_LEVEL: 'info',
    });
  });

  it('takes an empty value for none, as env files have them', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('reports every mistake at once', () => {
    const [head, ...mistakes] = mistakesOf({
      NODE_ENV: 'production',
      PORT: 'eighty',
      PUBLIC_URL: 'nestmates',
      DATABASE_URL: 'mysql://localhost',
      SEED: 'all',
      ADMIN_EMAILS: 'ada',
      STRIPE_SECRET_KEY: 'sk_1',
      SMTP_URL: 'mail',
      S3_BUCKET: 'photos',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'loud',
    });
    expect(head).toBe('The configuration has 13 mistakes:');
    expect(mistakes).toHaveLength(13);
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'SEED',
      'ADMIN_EMAILS',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_CONNECT_WEBHOOK_SECRET',
      'SMTP_URL',
      'ENCRYPTION_KEYS',
      'MAIL_FROM',
      'S3_ACCESS_KEY_ID',
      'RATE_LIMITS',
      'LOG_LEVEL',
    ]) {
      expect(mistakes.join('\n')).toContain(name);
    }
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000 '],
    ['DATABASE_POOL', '0'],
    ['PRICE_PRO_CENTS', '7.99'],
    ['PRICE_PREMIUM_CENTS', '49'],
    ['PRICE_PREMIUM_CENTS', '1000000'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '11'],
    ['OPENAI_BASE_URL', 'file:///etc/passwd'],
    ['STRIPE_SECRET_KEY', 'pk_live'],
    ['MAIL_FROM', 'us'],
    ['ADMIN_EMAILS', 'a@b.c,,d@e.f'],
    ['CARD_COUNTRIES', 'us'],
    ['CARD_COUNTRIES', 'USA'],
    ['CARD_COUNTRIES', 'US,,CA'],
    ['CARD_COUNTRIES', ','],
  ])('names the one that is wrong: %s=%s', (name, value) => {
    expect(mistakesOf({ [name]: value }).join('\n')).toContain(name);
  });

  it('never repeats a secret in its error', () => {
    const mistakes = mistakesOf({
      DATABASE_URL: 'mysql://root:hunter2@db',
      STRIPE_SECRET_KEY: 'hunter2',
      SMTP_URL: 'http://u:hunter2@x',
    });
    expect(mistakes.join()).not.toContain('hunter2');
  });

  it('seeds an embedded database only, and administrators only the demo', () => {
    expect(readConfig({})).toMatchObject({ SEED: 'demo' });
    expect(readConfig({ DATABASE_URL: 'postgres://db/nestmates' })).toMatchObject({ SEED: 'none' });
    expect(readConfig({ DATABASE_URL: 'postgres://db/nestmates', SEED: 'demo' }).SEED).toBe('demo');
  });

  it('compares admins without case, as e-mails are', () => {
    expect(readConfig({ ADMIN_EMAILS: ' Ada@Example.com ,bob@example.com' }).ADMIN_EMAILS).toEqual([
      'ada@example.com',
      'bob@example.com',
    ]);
  });

  it('is read or refused in words, whatever the environment holds', () => {
    const names = [
      'PORT',
      'PUBLIC_URL',
      'DATABASE_URL',
      'ADMIN_EMAILS',
      'SMTP_URL',
      'MAIL_FROM',
      'TRUST_PROXY',
      'NODE_ENV',
    ];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), fc.string()), (env) => {
        mistakesOf(env);
      }),
    );
  });
});

describe('a misspelled name', () => {
  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['STRIPE_SECRETKEY', 'STRIPE_SECRET_KEY'],
    ['POTR', 'PORT'],
    ['public_url', 'PUBLIC_URL'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ])('is named with the one that may be meant: %s', (name, meant) => {
    expect(misspelled({ [name]: 'x' })).toEqual([`${name} is not read: ${meant} may be meant`]);
  });

  it('stands beside the mistakes that it may explain', () => {
    const mistakes = mistakesOf({ DATABSE_URL: 'postgres://db/nest', SEED: 'all' });
    expect(mistakes.join('\n')).toContain('DATABSE_URL is not read: DATABASE_URL may be meant');
  });

  it('is no name of the system or of another program', () => {
    const others = 'PATH HOME HOSTNAME USER SHELL LANG TERM PWD TZ CI DEBUG NODE_OPTIONS NODE_PATH PGPORT';
    const names = [...others.split(' '), 'DATABASE_URL', 'PORT', 'MALLOC_ARENA_MAX', 'AWS_REGION'];
    expect(misspelled(Object.fromEntries(names.map((name) => [name, 'x'])))).toEqual([]);
  });
});

describe('a verified e-mail', () => {
  it('is offered or required, or left to the adapter of the e-mails', () => {
    expect(readConfig({}).VERIFIED_EMAIL).toBeUndefined();
    expect(readConfig({ VERIFIED_EMAIL: 'offered' }).VERIFIED_EMAIL).toBe('offered');
    expect(readConfig({ VERIFIED_EMAIL: 'required' }).VERIFIED_EMAIL).toBe('required');
    expect(mistakesOf({ VERIFIED_EMAIL: 'yes' }).join()).toContain('VERIFIED_EMAIL');
  });
});

describe('the keys of what is encrypted', () => {
  const key = 'k'.repeat(43);

  it('are read in their order, each with its name', () => {
    expect(readConfig({ ENCRYPTION_KEYS: `2027:${key}, 2026:${key}` }).ENCRYPTION_KEYS).toEqual([
      { id: '2027', key },
      { id: '2026', key },
    ]);
  });

  it.each([key, `2026:${key}x`, '2026:', `:${key}`, `db:${key}`, `2026:${key},2026:${key}`, `a b:${key}`])(
    'are refused as %s',
    (given) => expect(mistakesOf({ ENCRYPTION_KEYS: given }).join()).toContain('ENCRYPTION_KEYS'),
  );
});

describe('the configuration of production', () => {
  const production = {
    NODE_ENV: 'production',
    ENCRYPTION_KEYS: `2026:${'k'.repeat(43)}`,
    DATABASE_URL: 'postgres://db.example/nestmates',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Nestmates <hello@nestmates.example>',
    PUBLIC_URL: 'https://nestmates.example',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2',
  };

  it('needs the secret of the events about sellers, with test keys too', () => {
    const { STRIPE_CONNECT_WEBHOOK_SECRET: _, ...without } = production;
    for (const STRIPE_SECRET_KEY of ['sk_live_1', 'sk_test_1'])
      expect(mistakesOf({ ...without, STRIPE_SECRET_KEY }).join('\n')).toContain(
        'STRIPE_CONNECT_WEBHOOK_SECRET',
      );
  });

  it('has no administrators and no demo members unless they are named', () => {
    expect(readConfig(production)).toMatchObject({ ADMIN_EMAILS: [], SEED: 'none' });
    expect(readConfig({ NODE_ENV: 'production', ALLOW_SANDBOX: 'true' })).toMatchObject({
      ADMIN_EMAILS: [],
      SEED: 'none',
    });
    expect(readConfig({ ...production, ADMIN_EMAILS: 'ada@example.com' }).ADMIN_EMAILS).toEqual([
      'ada@example.com',
    ]);
  });

  it('refuses everything that is for demos in one list', () => {
    const mistakes = mistakesOf({
      NODE_ENV: 'production',
      SEED: 'demo',
      ADMIN_EMAILS: 'ada@example.com, Admin@nestmates.test',
      RATE_LIMITS: 'off',
      PUSH_HOSTS: 'http://127.0.0.1:9',
    });
    expect(mistakes).toEqual([
      'The configuration has 8 mistakes:',
      expect.stringContaining('RATE_LIMITS=off'),
      expect.stringContaining('SEED=demo'),
      expect.stringContaining('ADMIN_EMAILS'),
      expect.stringContaining('PUSH_HOSTS'),
      expect.stringContaining('DATABASE_URL is needed'),
      expect.stringContaining('PUBLIC_URL is needed'),
      expect.stringContaining('ENCRYPTION_KEYS is needed'),
      expect.stringContaining('MAIL_FROM is needed'),
    ]);
  });

  it('needs its own address and its own sender, so that e-mails lead to it and arrive', () => {
    const { MAIL_FROM, PUBLIC_URL, ...rest } = production;
    expect(mistakesOf(rest)).toEqual([
      'The configuration has 2 mistakes:',
      expect.stringContaining('PUBLIC_URL is needed'),
      expect.stringContaining('MAIL_FROM is needed'),
    ]);
    expect(mistakesOf({ ...rest, PUBLIC_URL })).toHaveLength(2);
    expect(mistakesOf({ ...production, MAIL_FROM: 'Nestmates <hello@nestmates.test>' })).toHaveLength(2);
    expect(mistakesOf({ ...rest, PUBLIC_URL, MAIL_FROM })).toEqual([]);
  });

  it('takes sandboxes with leave, and never what gives the app away', () => {
    const sandbox = { NODE_ENV: 'production', ALLOW_SANDBOX: 'true' };
    expect(mistakesOf(sandbox)).toEqual([]);
    for (const given of [
      { SEED: 'demo' },
      { ADMIN_EMAILS: 'support@nestmates.test' },
      { RATE_LIMITS: 'off' },
    ]) {
      expect(mistakesOf({ ...sandbox, ...given })).toHaveLength(2);
    }
  });
});
