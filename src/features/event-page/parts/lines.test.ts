import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Lines } from './lines.tsx'

const markup = (text: string, lang: string | null = null): string =>
  renderToStaticMarkup(createElement(Lines, { written: { text, lang, note: null } }))

test('markup in a text is shown, and empty lines divide paragraphs', () => {
  expect(markup('<b>1</b> & 2\nnext\n \nlast', 'de')).toBe(
    '<div class="lines" lang="de" dir="auto"><p>&lt;b&gt;1&lt;/b&gt; &amp; 2\nnext</p><p>last</p></div>',
  )
})

test('addresses of pages become links, without the sign that ends the sentence', () => {
  expect(markup('See https://example.org/park?a=1&b=2, or (http://example.org/).')).toContain(
    'See <a href="https://example.org/park?a=1&amp;b=2" rel="noopener nofollow ugc">example.org/park?a=1&amp;b=2</a>, ' +
      'or (<a href="http://example.org/" rel="noopener nofollow ugc">example.org/</a>).',
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'www.example.org', 'https://', '"https://"'])(
  '%s is no link',
  (text) => {
    expect(markup(text)).not.toContain('<a')
  },
)
