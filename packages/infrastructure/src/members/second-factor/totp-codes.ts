import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { OneTimeCodes, RecoveryCodes } from '@nestmates/application/members/second-factor/ports.ts';
import { codeDigits } from '@nestmates/domain/members/second-factor/one-time-code.ts';

/** RFC 4648, in which apps read secrets. */
const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Five bits a letter; what is left over is dropped, and there is nothing of it for 20 and for 10 bytes. */
function encoded(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => base32[Number.parseInt(five, 2)]).join('');
}

function decoded(text: string): Buffer {
  const bits = [...text].map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** RFC 6238 with HMAC-SHA-1, which all apps can. */
export const totpCodes: OneTimeCodes = {
  newSecret: () => encoded(randomBytes(20)),
  codeOf(secret, step) {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const digest = createHmac('sha1', decoded(secret)).update(counter).digest();
    const offset = (digest.at(-1) ?? 0) & 15;
    const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
    return String(number % 10 ** codeDigits).padStart(codeDigits, '0');
  },
  isSame(one, other) {
    const [code, typed] = [Buffer.from(one), Buffer.from(other)];
    return code.length === typed.length && timingSafeEqual(code, typed);
  },
};

export const randomRecoveryCodes: RecoveryCodes = {
  generate: () => encoded(randomBytes(10)).toLowerCase(),
};
