import { expect, test } from 'vitest'
import { requestIdPlaceholder } from '../../src/model/request-id.ts'
import { forRequest, withReactOnIntent } from './html.ts'

const nonce = 'rendered-nonce-0123456'

test('each answer gets its own id and nonce, as often as they stand in the page, and nothing else changes', () => {
  const html = `<html data-request-id="${requestIdPlaceholder}"><script nonce="${nonce}">1</script>é$&<script nonce="${nonce}">2</script>${requestIdPlaceholder}`
  const page = { html, nonce }
  for (const own of ['a', '$1$&', 'c'])
    expect(forRequest(page, { requestId: `id-${own}`, nonce: `nonce-${own}` })).toBe(
      `<html data-request-id="id-${own}"><script nonce="nonce-${own}">1</script>é$&<script nonce="nonce-${own}">2</script>id-${own}`,
    )
})

test('a page without anything of its own is sent as it is', () => {
  expect(forRequest({ html: '<p>', nonce }, { requestId: 'id', nonce: 'fresh' })).toBe('<p>')
})

test('data becomes text, scripts keep their nonce, and only scripts have one', () => {
  const html = withReactOnIntent(
    `<meta charSet="utf-8" nonce="${nonce}"/><meta property="csp-nonce" content="${nonce}"/><link rel="icon" href="/i" nonce="${nonce}"/><link rel="modulepreload" href="/assets/a.js" nonce="${nonce}"/><script nonce="${nonce}" data-tsr-stream-part="">1</script><script type="module" async="" src="/assets/e.js" nonce="${nonce}"></script>`,
  )
  expect(html).toBe(
    `<meta charSet="utf-8"/><link rel="icon" href="/i"/><script type="text/plain" nonce="${nonce}" data-tsr-stream-part="">1</script><script data-modules="/assets/a.js" type="module" async="" src="/assets/e.js" nonce="${nonce}"></script>`,
  )
})

test('a script that got into a page as text gets no nonce', () => {
  const hostile = '<script>alert(1)</script>'
  expect(withReactOnIntent(hostile)).toBe(hostile)
  expect(forRequest({ html: hostile, nonce }, { requestId: 'id', nonce: 'fresh' })).toBe(hostile)
})
