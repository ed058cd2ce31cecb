const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

const plain = (html: string): string =>
  html.replace(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => entities[entity] ?? entity)

/** Shows the API's marked text (escaped, with <mark> around matches) as elements; no HTML is ever parsed. */
export function Marked({ html }: { html: string }) {
  return html.split(/<mark>(.*?)<\/mark>/u).map((part, i) =>
    // Odd parts are what stood between the markers; their order is fixed for a text.
    i % 2 === 1 ? <mark key={`${i}${part}`}>{plain(part)}</mark> : plain(part),
  )
}
