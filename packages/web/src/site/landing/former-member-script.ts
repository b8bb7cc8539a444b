import { forgetFormerMember } from './former-member.ts';

// The next page asks again where there is no network.
forgetFormerMember().catch(() => undefined);
