import { expect, it } from 'vitest';
import { networkOf } from './network-of.ts';

it.each([
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['2001:0DB8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['', ''],
])('counts %j as %j', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('tells neighbours apart', () => {
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8:0:2::1'));
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'));
});
