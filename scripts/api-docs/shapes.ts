import type { JsonSchema } from '@valibot/to-json-schema'
import { html, prose, valueText, table, type Html } from './html.ts'

/** Schemas as HTML for readers: tables of fields, names of types. */

const prefix = '#/components/schemas/'

export const anchorOf = (name: string): string => `shape-${name}`

type Definition = JsonSchema | boolean | undefined

function schemaOf(definition: Definition | Definition[]): JsonSchema {
  return typeof definition === 'object' && !Array.isArray(definition) ? definition : {}
}

const isNull = (definition: Definition): boolean => schemaOf(definition).type === 'null'

/** Splits a schema into its non-null part and a flag for null. */
function present(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const { anyOf } = schema
  if (anyOf === undefined || !anyOf.some(isNull)) return { schema, nullable: false }
  return { schema: schemaOf(anyOf.find((choice) => !isNull(choice))), nullable: true }
}

const joined = (parts: readonly Html[], by: string): Html =>
  html`${parts.map((part, at) => (at === 0 ? part : html`${by}${part}`))}`

function limits({ minLength, maxLength, pattern, minItems, maxItems }: JsonSchema): Html[] {
  const texts = [
    minLength === undefined ? null : html`at least ${minLength} characters`,
    maxLength === undefined ? null : html`at most ${maxLength} characters`,
    minItems === undefined ? null : html`at least ${minItems}`,
    maxItems === undefined ? null : html`at most ${maxItems}`,
    pattern === undefined ? null : html`<code>${pattern}</code>`,
  ]
  return texts.filter((each) => each !== null)
}

function typeName({ type, format }: JsonSchema): string {
  if (type !== 'string') return String(type ?? 'anything')
  return format === 'date' ? 'ISO date' : 'text'
}

/** "text", "list of RaceView", "run, trail or null". */
export function typeOf(given: JsonSchema): Html {
  const { schema, nullable } = present(given)
  const or = nullable ? html` or null` : html``
  if (schema.$ref !== undefined) {
    const name = schema.$ref.slice(prefix.length)
    return html`<a href="#${anchorOf(name)}">${name}</a>${or}`
  }
  if (schema.enum !== undefined)
    return html`${joined(
      schema.enum.map((word) => html`<code>${valueText(word)}</code>`),
      ', ',
    )}${or}`
  if (schema.type === 'array') {
    const items = html`list of ${typeOf(schemaOf(schema.items))}`
    return html`${joined([items, ...limits(schema)], ', ')}${or}`
  }
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined)
    return html`${joined(
      choices.map((choice) => typeOf(schemaOf(choice))),
      ', or ',
    )}${or}`
  const name = typeName(schema)
  return html`${joined([html`${name}`, ...limits(schema)], ', ')}${or}`
}

interface Field {
  name: string
  schema: JsonSchema
  optional: boolean
}

/** Fields of an object and of nested objects: `registration.state`, `editions[].date`. */
function fieldsOf(schema: JsonSchema, before = ''): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, definition]) => {
    const field = schemaOf(definition)
    const name = `${before}${key}`
    const inner = present(field).schema
    const item = inner.type === 'array' ? present(schemaOf(inner.items)).schema : inner
    const optional = schema.required?.includes(key) !== true
    const deeper = fieldsOf(item, `${name}${inner.type === 'array' ? '[]' : ''}.`)
    return [{ name, schema: field, optional }, ...deeper]
  })
}

const meaningOf = (schema: JsonSchema): string =>
  schema.description ?? present(schema).schema.description ?? ''

/** A named schema under its heading. */
export function shape(name: string, schema: JsonSchema): Html {
  const fields = fieldsOf(schema)
  const { description = '', ...rest } = schema
  const body =
    fields.length === 0
      ? html`<p>${typeOf(rest)}</p>`
      : table(
          ['Field', 'Type', 'Meaning'],
          fields.map(
            (field) =>
              html`<th scope="row"><code>${field.name}</code></th>
                <td>${typeOf(field.schema)}${field.optional ? ', may be left out' : ''}</td>
                <td>${prose(meaningOf(field.schema))}</td>`,
          ),
        )
  return html`<section class="doc-shape" id="${anchorOf(name)}">
    <h3><a href="#${anchorOf(name)}">${name}</a></h3>
    <p>${prose(description)}</p>
    ${body}
  </section> `
}
