import { createECDH } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { type Check, type Finding, right, wrong } from '../wiring/finding.ts';

/** A random secret of 16 hexadecimal digits already has more with near certainty. */
const fewestDifferent = 6;

const guarded = ['DIGEST_KEY', 'METRICS_TOKEN', 'SANDBOX_TOKEN'] as const;

const isMonotonous = (text: string): boolean => new Set(text).size < fewestDifferent;

function monotonousIn(config: Config): readonly string[] {
  const single = guarded.filter((name) => {
    const secret = config[name];
    return secret !== undefined && isMonotonous(secret);
  });
  const isRepeated = config.ENCRYPTION_KEYS?.some(({ key }) => isMonotonous(key));
  return isRepeated ? [...single, 'ENCRYPTION_KEYS'] : single;
}

function vapidPairIn({
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
}: Config): readonly Finding[] {
  if (!publicKey || !privateKey) return [];
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url') === publicKey
    ? [right('VAPID_PUBLIC_KEY belongs to VAPID_PRIVATE_KEY.')]
    : [wrong('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY: set both from one pair.')];
}

/** Lengths are refused by the configuration itself. */
export const checkKeys: Check = async (config) => {
  const monotonous = monotonousIn(config);
  return [
    ...monotonous.map((name) =>
      wrong(`${name} repeats a few characters and can be guessed: set a random one, by openssl rand.`),
    ),
    ...(monotonous.length === 0 ? [right('No secret repeats a few characters.')] : []),
    ...vapidPairIn(config),
  ];
};
