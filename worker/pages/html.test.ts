import { expect, test } from 'vitest'
import { requestIdPlaceholder } from '../../src/model/request-id.ts'
import { fillPlaceholders, withReactOnIntent } from './html.ts'

const nonce = 'rendered-nonce-0123456'

test('a response gets its request id and nonce wherever the page has placeholders, and nothing else changes', () => {
  const html = `<html data-request-id="${requestIdPlaceholder}"><script nonce="${nonce}">1</script>é$&<script nonce="${nonce}">2</script>${requestIdPlaceholder}`
  const page = { html, nonce }
  for (const own of ['a', '$1$&', 'c'])
    expect(fillPlaceholders(page, { requestId: `id-${own}`, nonce: `nonce-${own}` })).toBe(
      `<html data-request-id="id-${own}"><script nonce="nonce-${own}">1</script>é$&<script nonce="nonce-${own}">2</script>id-${own}`,
    )
})

test('a page without placeholders is sent unchanged', () => {
  expect(fillPlaceholders({ html: '<p>', nonce }, { requestId: 'id', nonce: 'fresh' })).toBe('<p>')
})

test('data becomes text, scripts keep their nonce, and only scripts have one', () => {
  const html = withReactOnIntent(
    `<meta charSet="utf-8" nonce="${nonce}"/><meta property="csp-nonce" content="${nonce}"/><link rel="icon" href="/i" nonce="${nonce}"/><link rel="modulepreload" href="/assets/a.js" nonce="${nonce}"/><script nonce="${nonce}" data-tsr-stream-part="">1</script><script type="module" async="" src="/assets/e.js" nonce="${nonce}"></script>`,
  )
  expect(html).toBe(
    `<meta charSet="utf-8"/><link rel="icon" href="/i"/><script type="text/plain" nonce="${nonce}" data-tsr-stream-part="">1</script><script data-modules="/assets/a.js" type="module" async="" src="/assets/e.js" nonce="${nonce}"></script>`,
  )
})

test('a script that is text of a page gets no nonce', () => {
  const hostile = '<script>alert(1)</script>'
  expect(withReactOnIntent(hostile)).toBe(hostile)
  expect(fillPlaceholders({ html: hostile, nonce }, { requestId: 'id', nonce: 'fresh' })).toBe(
    hostile,
  )
})
