import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('the address of a network', () => {
  it.each(['203.0.113.7', '172.32.0.1', '100.128.0.1', '11.0.0.1', '2001:db8:0:0::/64'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '172.31.9.9', '192.168.1.1', '169.254.0.1', '100.64.0.1'],
    ...['100.127.0.1', '0:0:0:0::/64', 'fd00:1:2:3::/64', 'fe80:0:0:0::/64', ''],
  ])('is one that many have: %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
