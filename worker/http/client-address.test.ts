import { expect, test } from 'vitest'
import { clientAddress, clientSubnet } from './client-address.ts'

const from = (address: string) => new Headers({ 'cf-connecting-ip': address })

test('an IPv4 client has its full address, and its /24 as the subnet', () => {
  expect(clientAddress(from('203.0.113.7'))).toBe('203.0.113.7')
  expect(clientSubnet(from('203.0.113.7'))).toBe('203.0.113')
})

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::ffff:1.2.3.4', '0:0:0:0'],
])('the IPv6 client %s has its /64 as address and as subnet', (address, network) => {
  expect(clientAddress(from(address))).toBe(network)
  expect(clientSubnet(from(address))).toBe(network)
})

test('a loopback client has no address', () => {
  expect(clientAddress(from('127.0.0.1'))).toBeNull()
  expect(clientAddress(from('::1'))).toBeNull()
  expect(clientAddress(new Headers())).toBeNull()
})
