import { expect, test } from 'vitest'
import { isPublicHost, isPublicIp } from './public-host.ts'

/** Host of a URL as its parser writes it. */
const hostOf = (address: string): string => new URL(address).hostname

test('public names and addresses may be fetched', () => {
  const hosts = ['example.org', 'xn--lufe-loa.at', '93.184.216.34', '[2606:2800:220:1::1]', 'a.co.']
  expect(hosts.filter(isPublicHost)).toEqual(hosts)
})

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0177.0.0.1',
  '0x7f.1',
  '１２７.0.0.1',
  '0',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '192.0.0.192',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[::127.0.0.1]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[fec0::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[2001::1]',
  '[2001:db8::1]',
  '[3fff::1]',
  '[100::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'a.localhost',
  'router',
  'nas.local',
  'db.internal',
  'metadata.google.internal',
  'metadata.google.internal.',
  'x.home.arpa',
  'pc.lan',
  'a.test',
  '1.0.0.127.in-addr.arpa',
])('the host of http://%s/ is not public', (host) => {
  expect(isPublicHost(hostOf(`http://${host}/`))).toBe(false)
})

test('neighbours of the special ranges are public', () => {
  const addresses = [
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '223.255.255.255',
    '2001:200::1',
    '2400:cb00::1',
    '2003::1',
    '3fff:1000::1',
  ]
  expect(addresses.filter(isPublicIp)).toEqual(addresses)
})

test('texts that are no addresses are not public', () => {
  const texts = ['', ':', ':::', '2606:::1', '2606::1::2', '1:2:3:4:5:6:7', 'g::1', '2606::12345']
  expect(texts.filter(isPublicIp)).toEqual([])
})
