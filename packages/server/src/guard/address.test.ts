import { expect, test } from 'vitest'
import { isPublic } from '../notices/post.ts'
import { countedAddress } from './address.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::'],
  ['2001:db8::9', '2001:db8:0:0::'],
  ['2001:db8::2:0:0:0:9', '2001:db8:0:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s counts as %s', (address, counted) => expect(countedAddress(address)).toBe(counted))

test.each(['::1', '::ffff:127.0.0.1', 'fe80::1', 'fd00::1'])('%s is still one of our own', address =>
  expect(isPublic(countedAddress(address))).toBe(false),
)
