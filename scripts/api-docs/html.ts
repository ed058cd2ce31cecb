/** Escaped HTML. It is an object, so that a plain text cannot be mistaken for it. */
export interface Html {
  html: string
}

type Part = string | number | Html | readonly Html[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapePart(part: Part): string {
  if (typeof part === 'number') return String(part)
  if (typeof part === 'string') return part.replaceAll(/[&<>"]/gu, (char) => entities[char] ?? char)
  return 'html' in part ? part.html : part.map(escapePart).join('')
}

/** Template tag that escapes strings and inserts Html values unchanged. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return { html: texts.map((text, at) => text + escapePart(parts[at] ?? '')).join('') }
}

/** A JSON value as text; strings are not quoted. */
export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A text in which parts between backticks become `<code>`. */
export function prose(text: string): Html {
  return html`${text.split('`').map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))}`
}

/** A table; each row is the HTML of its cells. */
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

/** A text whose paragraphs are separated by empty lines. */
export function paragraphs(text: string): Html {
  return html`${text.split('\n\n').map((part) => html`<p>${prose(part)}</p> `)}`
}
