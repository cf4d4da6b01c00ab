/** @jest-environment node */
import { visitorNetwork } from './visitor-network';

describe('what a limit counts', () => {
  test.each([
    '2001:db8:1:2:3:4:5:6',
    '2001:DB8:1:2::1',
    '2001:0db8:0001:0002:ffff:ffff:ffff:ffff',
    '[2001:db8:1:2::1]:443',
    '2001:db8:1:2::1%eth0',
  ])('is one household for %s', (address) => {
    expect(visitorNetwork(address)).toBe('2001:db8:1:2::/64');
  });

  test.each([
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1:2:3:4', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ])('is the network of %s', (address, network) => {
    expect(visitorNetwork(address)).toBe(network);
  });

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:51000', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['unknown', 'unknown'],
    ['', ''],
    ['[', '['],
  ])('is %s as %s', (address, same) => {
    expect(visitorNetwork(address)).toBe(same);
  });
});
