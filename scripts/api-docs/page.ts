import { html, paragraphs, prose, valueText, table, type Html } from './html.ts'
import { errorList, type DocumentedOperation, type OpenApiDocument } from './openapi.ts'
import { sections } from './prose.ts'
import { shape, typeOf } from './shapes.ts'

/** The API documentation as a page in the site's design, without scripts or external resources. */

function parameters({ parameters: all }: DocumentedOperation): Html {
  if (all.length === 0) return html`<p>None.</p>`
  return table(
    ['Name', 'Value', 'Meaning'],
    all.map(({ name, in: place, required, description, allowEmptyValue, schema }) => {
      const notes = [
        place === 'path' ? 'part of the path' : required ? 'required' : '',
        allowEmptyValue === true ? 'may be empty, which has no effect' : '',
        schema.default === undefined ? '' : `default ${valueText(schema.default)}`,
      ].filter((note) => note !== '')
      return html`<th scope="row">
          <code>${name}</code>${notes.map((note) => html`<small>${note}</small>`)}
        </th>
        <td>${typeOf(schema)}</td>
        <td>${prose(description)}</td>`
    }),
  )
}

function errors({ responses }: DocumentedOperation): Html {
  const failures = Object.entries(responses).filter(([status]) => status !== '200')
  return html`<ul class="doc-errors">
    ${failures.flatMap(([status, { description }]) =>
      description.split('\n\n').map((line) => html`<li><b>${status}</b> ${prose(line)}</li> `),
    )}
  </ul>`
}

function operation(path: string, get: DocumentedOperation): Html {
  const response = get.responses['200']
  const { schema = {}, example } = response?.content['application/json'] ?? {}
  const id = get.operationId
  const cacheControl = valueText(response?.headers?.['cache-control']?.schema.const ?? '')
  return html`<section class="doc-op" id="${id}">
    <h3><a href="#${id}">${get.summary}</a></h3>
    <p class="doc-path"><b>GET</b> <code>${path}</code></p>
    ${paragraphs(get.description)}
    <h4>Parameters</h4>
    ${parameters(get)}
    <h4>Response</h4>
    <p>${typeOf(schema)}. <code>Cache-Control: ${cacheControl}</code>.</p>
    <h4>Example</h4>
    <pre tabindex="0"><code>curl "$STARTLINE${get['x-example-request']}"</code></pre>
    ${
      example === undefined
        ? html``
        : html`<details>
              <summary>Response</summary>
              <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
            </details>
            <p><a class="link" href="${get['x-example-request']}">Current response</a></p>`
    }
    <h4>Errors</h4>
    ${errors(get)}
  </section> `
}

const section = (id: string, title: string, body: Html): Html =>
  html`<section id="${id}">
    <h2><a href="#${id}">${title}</a></h2>
    ${body}
  </section> `

const areaAnchor = (name: string): string => `area-${name.toLowerCase().replaceAll(' ', '-')}`

const operationsOf = (document: OpenApiDocument, area: string) =>
  Object.entries(document.paths).filter(([, { get }]) => get.tags.includes(area))

const contents = (document: OpenApiDocument): Html =>
  html`<nav class="doc-nav" aria-label="Contents">
    <ul>
      ${sections.map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li> `)}
      <li><a href="#errors">Errors</a></li>
      ${document.tags.flatMap(({ name }) => [
        html`<li><a href="#${areaAnchor(name)}">${name}</a></li> `,
        ...operationsOf(document, name).map(
          ([, { get }]) =>
            html`<li class="doc-sub"><a href="#${get.operationId}">${get.summary}</a></li> `,
        ),
      ])}
      <li><a href="#shapes">Shapes</a></li>
    </ul>
  </nav>`

function errorSection(): Html {
  return html`<p>
      All errors have the shape <a href="#shape-ErrorEnvelope">ErrorEnvelope</a> and are never
      cached.
    </p>
    <pre
      tabindex="0"
    ><code>{ "error": { "code": "invalid-query", "field": "locale", "requestId": "3f8efafd-3726" } }</code></pre>
    ${table(
      ['Code', 'Status', 'When'],
      errorList.map(
        ({ code, status, text }) =>
          html`<th scope="row"><code>${code}</code></th>
            <td>${status}</td>
            <td>${prose(text)}</td>`,
      ),
    )}`
}

/** @param sheets URLs of the style sheets, which only the build knows */
export function docsPage(document: OpenApiDocument, sheets: readonly string[]): string {
  const page = html`<!DOCTYPE html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#14181d" />
        <title>API · Startline</title>
        <meta
          name="description"
          content="The Startline API: events, races and calendars in 17 languages, without a key."
        />
        ${sheets.map((sheet) => html`<link rel="stylesheet" href="${sheet}" /> `)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body class="doc">
        <a class="skip" href="#content">Skip to content</a>
        <header class="doc-head on-board">
          <div class="wrap">
            <a class="logo" href="/" aria-label="Startline">START<i></i>LINE</a>
            <a class="link" href="/api/openapi.json">openapi.json</a>
          </div>
        </header>
        <div class="wrap doc-cols">
          ${contents(document)}
          <main id="content" tabindex="-1">
            <h1>API</h1>
            <p class="doc-lead">${document.info.summary} Version ${document.info.version}.</p>
            ${sections.map(({ id, title, paragraphs: texts }) => section(id, title, paragraphs(texts.join('\n\n'))))}
            ${section('errors', 'Errors', errorSection())}
            ${document.tags.map(({ name, description }) =>
              section(
                areaAnchor(name),
                name,
                html`<p>${description}</p>
                  ${operationsOf(document, name).map(([path, { get }]) => operation(path, get))}`,
              ),
            )}
            ${section(
              'shapes',
              'Shapes',
              html`${Object.entries(document.components.schemas).map(([name, schema]) => shape(name, schema))}`,
            )}
          </main>
        </div>
      </body>
    </html> `
  return page.html
}
