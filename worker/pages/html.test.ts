import { expect, test } from 'vitest'
import {
  splitPage,
  withBodies,
  withDataTag,
  withLaterSheet,
  withoutData,
  withoutMoment,
  withReactOnIntent,
  type PageText,
} from './html.ts'

const nonce = 'rendered-nonce-0123456'
const joined = ({ head, body, rest }: PageText) => head + body + rest
const scripts = { beforePaint: 'first()', loadBoot: "'$&'" }

test('data becomes text, the entry a script that loads it, and only scripts have a nonce', () => {
  const page = splitPage(
    `<html><head><meta charSet="utf-8" nonce="${nonce}"/><meta property="csp-nonce" content="${nonce}"/><link rel="icon" href="/i" nonce="${nonce}"/><link rel="modulepreload" href="/assets/a.js" nonce="${nonce}"/></head><body><p>1</p><script nonce="${nonce}" data-tsr-stream-part="">1</script><script type="module" async="" src="/assets/e.js" nonce="${nonce}"></script></body>`,
  )
  expect(joined(withReactOnIntent(page, nonce, scripts))).toBe(
    `<html><head><meta charSet="utf-8"/><script nonce="${nonce}">first()</script><link rel="icon" href="/i"/></head><body><p>1</p><script type="text/plain" nonce="${nonce}" data-tsr-stream-part="">1</script><script nonce="${nonce}" data-entry="/assets/e.js" data-modules="/assets/a.js">'$&'</script></body>`,
  )
})

test('a script that is text of a page gets no nonce', () => {
  const hostile = '<head></head><script>alert(1)</script>'
  expect(joined(withReactOnIntent(splitPage(hostile), nonce, scripts))).toBe(hostile)
})

test('a later sheet is in <noscript> behind the first sheet of the head, before those of pages', () => {
  const html =
    '<head><link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/b.css"/></head><link rel="stylesheet" href="/c.css"/>'
  expect(joined(withLaterSheet(splitPage(html), '/later.css'))).toBe(
    html.replace(
      '/a.css"/>',
      '/a.css"/><noscript><link rel="stylesheet" href="/later.css"></noscript>',
    ),
  )
})

test('the router script of two renderings differs by its moment only', () => {
  const rendered = (at: number, text: string) => withoutMoment(`{i:"${text}",u:${at},s:"success"}`)
  const script = rendered(1795359505733, 'a')
  expect(rendered(1795359605999, 'a')).toBe(script)
  expect(rendered(1795359505733, 'b')).not.toBe(script)
})

test('data apart from a page are its scripts of text in their order, and the entry has the tag', () => {
  const whole =
    '<head></head><p data-entry="">1</p><script type="text/plain" nonce="n">a<b</script><script type="text/plain">$&</script><script data-entry="/e.js">c</script>'
  const { page, script } = withoutData(splitPage(whole))
  expect(joined(withDataTag(page, 'tag'))).toBe(
    '<head></head><p data-entry="">1</p><script data-page="tag" data-entry="/e.js">c</script>',
  )
  expect(script).toBe('a<b\n$&')
})

test('bodies in a page cannot end their script', () => {
  const page = splitPage('<head></head><p>1</p><script>1</script>')
  expect(withBodies(page, nonce, [])).toBe(page)
  const bodies = ['{"a":"</script><script>alert(1)"}', '["é$&"]']
  const html = joined(withBodies(page, nonce, bodies))
  const lines =
    /<p>1<\/p><script type="text\/plain" nonce="rendered-nonce-0123456" data-bodies="">([^<]*)<\/script><script>1/u.exec(
      html,
    )
  expect(lines?.[1]?.split('\n').map((line): unknown => JSON.parse(line))).toEqual(
    bodies.map((body): unknown => JSON.parse(body)),
  )
})
