import { expect, test } from 'vitest'
import { provesSite, siteDomain } from './site-domain.ts'

test.each([
  ['https://www.example.org/marathon', 'example.org'],
  ['http://Lauf.Verein.example:8080/', 'lauf.verein.example'],
  ['https://xn--mnchen-3ya.example/', 'xn--mnchen-3ya.example'],
  ['https://www.facebook.com/marathon', null],
  ['https://de-de.facebook.com/marathon', null],
  ['https://sites.google.com/view/lauf', null],
  ['https://my-race.github.io/', null],
  ['https://runsignup.com/Race/MA/Boston/X', null],
  ['https://127.0.0.1/', null],
  ['https://[::1]/', null],
  ['https://localhost/', null],
  ['javascript:alert(1)', null],
  [null, null],
])('the domain of %s is %s', (url, domain) => {
  expect(siteDomain(url)).toBe(domain)
})

test.each([
  ['info@example.org', 'https://www.example.org/x', true],
  ['Info@EXAMPLE.org', 'https://example.org', true],
  ['info@mail.example.org', 'https://example.org', true],
  ['info@example.org', 'https://marathon.example.org', true],
  ['info@münchen.example', 'https://xn--mnchen-3ya.example', true],
  ['info@notexample.org', 'https://example.org', false],
  ['info@example.org.evil.example', 'https://example.org', false],
  ['info@example.com', 'https://example.org', false],
  ['info@org', 'https://example.org', false],
  ['"a@example.org"@evil.example', 'https://example.org', false],
  ['a@evil.example@example.org', 'https://example.org', false],
  ['info@gmail.com', 'https://gmail.com', false],
  ['me@free.fr', 'https://lauf.free.fr', false],
  ['me@uni.edu', 'https://running.uni.edu', false],
  ['me@uni.ac.uk', 'https://running.uni.ac.uk', false],
  ['me@running.uni.ac.uk', 'https://running.uni.ac.uk', true],
  ['me@facebook.com', 'https://facebook.com/lauf', false],
  ['info@example.org', null, false],
])('%s at the site %s proves it: %s', (address, url, proves) => {
  expect(provesSite(address, url)).toBe(proves)
})
