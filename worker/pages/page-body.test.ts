import { expect, test } from 'vitest'
import { requestIdPlaceholder } from '../../src/model/values/request-id.ts'
import { dataOf, encodePage, fillPage, sharedBytes } from './page-body.ts'

const nonce = 'rendered-nonce-0123456'
const filled = (html: string, requestId: string, own: string) =>
  new TextDecoder().decode(fillPage(encodePage([html], nonce), { requestId, nonce: own }))

test('a response gets its request id and nonce wherever the page has placeholders, and nothing else changes', () => {
  const html = `<html data-request-id="${requestIdPlaceholder}"><p>東京マラソン</p><script nonce="${nonce}">1</script>é$&<script nonce="${nonce}">2</script>${requestIdPlaceholder}`
  for (const own of ['a', '$1$&', 'ü'])
    expect(filled(html, `id-${own}`, `nonce-${own}`)).toBe(
      `<html data-request-id="id-${own}"><p>東京マラソン</p><script nonce="nonce-${own}">1</script>é$&<script nonce="nonce-${own}">2</script>id-${own}`,
    )
})

test('a page without placeholders is sent unchanged', () => {
  expect(filled('<p>', 'id', 'fresh')).toBe('<p>')
  expect(filled('', 'id', 'fresh')).toBe('')
})

test('the nonce of the rendering is not in the cached bytes', () => {
  const { bytes } = encodePage([`<script nonce="${nonce}">1</script>`], nonce)
  expect(new TextDecoder().decode(bytes)).toBe('<script nonce="">1</script>')
})

test('data follow the HTML in the cached bytes, and are not in a response with the page', () => {
  const body = encodePage([`<p>é</p>${nonce}`], nonce, { text: 'données', tag: 'd' })
  const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes)
  expect(text(fillPage(body, { requestId: 'id', nonce: 'own' }))).toBe('<p>é</p>own')
  expect(text(dataOf(body))).toBe('données')
  expect(text(sharedBytes(body))).toBe('<p>é</p>')
})

test('a page in parts is encoded as the whole page', () => {
  const texts = [
    `<head>é${nonce}</head>`,
    `<p>${requestIdPlaceholder}${requestIdPlaceholder}東`,
    `<script nonce="${nonce}">`,
  ]
  const data = { text: 'd', tag: 't' }
  expect(encodePage(texts, nonce, data)).toEqual(encodePage([texts.join('')], nonce, data))
})
