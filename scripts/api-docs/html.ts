/** HTML as a value of its own kind, so that a text cannot be taken for it. */
export interface Html {
  html: string
}

type Part = string | number | Html | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function written(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replaceAll(/[&<>"]/gu, (sign) => entities[sign] ?? sign)
  return 'html' in part ? part.html : part.map(written).join('')
}

/** A template in which texts are escaped and HTML stands as it is. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.map((text, at) => text + written(parts[at] ?? '')).join('') }
}

/** A value of JSON as one would say it. */
export function said(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A sentence in which `code` stands between backticks. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`
}

/** A table with a heading for each column; each row brings its own cells. */
export function table(headings: readonly string[], rows: readonly Html[]): Html {
  return html`<table class="stored">
    <thead>
      <tr>
        ${headings.map((heading) => html`<th scope="col">${heading}</th> `)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row}
          </tr> `,
      )}
    </tbody>
  </table>`
}

/** Paragraphs with an empty line between them. */
export function paragraphs(text: string): Html {
  return html`${text.split('\n\n').map((part) => html`<p>${prose(part)}</p> `)}`
}
