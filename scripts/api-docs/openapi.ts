import { existsSync, readFileSync } from 'node:fs'
import type { JsonSchema } from '@valibot/to-json-schema'
import project from '../../package.json' with { type: 'json' }
import { errorCodes, errorStatuses, type ErrorCode } from '../../src/model/values/errors.ts'
import { cachePolicies, type Operation } from '../../worker/api/middleware/operation.ts'
import { responseSchema, namedSchemas, parameterOf } from './convert.ts'
import { sections } from './prose.ts'
import { describedRoutes, type DescribedRoute } from './routes.ts'

/** The OpenAPI 3.1 document of the API, generated from the descriptions of its routes. */

interface DocumentedParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description: string
  allowEmptyValue?: true
  schema: JsonSchema
}

interface DocumentedResponse {
  description: string
  headers?: Record<string, { description: string; schema: JsonSchema }>
  content: { 'application/json': { schema: JsonSchema; example?: unknown } }
}

export interface DocumentedOperation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters: DocumentedParameter[]
  responses: Record<string, DocumentedResponse>
  /** Path and query of the request whose response is the example of `responses.200`. */
  'x-example-request': string
}

export const areas: Record<Operation['area'], { title: string; text: string }> = {
  calendar: { title: 'Calendar', text: 'Races by sport, distance, place and time.' },
  events: { title: 'Events and sports', text: 'One event with its races, one sport.' },
  search: { title: 'Search', text: 'Events by a search text.' },
  pages: {
    title: 'For our pages',
    text: 'Open to everyone, but without a guarantee of stability: these routes change with our pages.',
  },
}

/** Description of each error code. */
const errorTexts: Record<ErrorCode, string> = {
  'invalid-query': 'A query key has an invalid value; `field` names the key.',
  'invalid-body': 'The body does not match its content type.',
  'invalid-fields': 'A form has invalid fields; `fields` has a code for each.',
  'token-invalid': 'The link is not one of ours, or is for another purpose.',
  'token-expired': 'The link has expired.',
  'token-used': 'The link has already been used.',
  'token-other-account': 'Another account is signed in than the one the link belongs to.',
  'not-signed-in': 'The route requires a signed-in member.',
  'account-blocked': 'The password is right, but an operator has blocked the account.',
  'account-closed':
    'The password is right, but the member has closed the account, which will be deleted.',
  'not-confirmed': 'The password is right, but the email address is not confirmed yet.',
  csrf: 'The CSRF token is missing or belongs to another browser.',
  'sign-in-again': 'An account without a password needs a sign-in of the last ten minutes.',
  'fields-taken': 'Others have the names or addresses of a form; `fields` has a code for each.',
  conflict: 'The request conflicts with the current state.',
  gone: 'The page was withdrawn.',
  'body-too-large': 'The body exceeds the size limit.',
  'media-type': 'The route does not accept this content type.',
  unavailable:
    'The server is overloaded or a service that it needs does not respond; `Retry-After` is the time to wait.',
  'email-required': 'The email address for the newsletter is missing.',
  'email-invalid': 'The email address for the newsletter is invalid.',
  'image-broken': 'The picture is empty, truncated or damaged.',
  'image-dimensions':
    'The picture has a side of more than 8,000 pixels, or more than 40 million pixels in all.',
  'image-animated': 'The picture is animated.',
  'list-full': 'The list of saved events is full.',
  'import-refused': 'The file or address cannot be imported; `field` names the reason.',
  'not-held': 'The edition has not been held, so it cannot be reviewed; `field` names it.',
  forbidden: 'The request came from another site’s page, or the member’s role does not allow it.',
  'event-not-found': 'There is no such event.',
  'edition-not-found': 'The event has no edition on that day; `field` is the day in words.',
  'sport-not-found': 'No sport or group has that name in this language; `field` is the word.',
  'criteria-not-found':
    'A word of the path is unknown, or its country or region has no such place; `field` is the word.',
  'not-comparable':
    'The events have no scale in common; `field` is `same` for an event and itself, `ground` for one in water and one on land, `length` if one has no announced length.',
  'not-found': 'There is no such URL, or no such page of a list.',
  'method-not-allowed': 'The URL does not support this method.',
  'image-too-large': 'The picture has more than 8 MB.',
  'image-type': 'The picture is not a JPEG, PNG or WebP.',
  'too-many-requests': 'The rate limit is exceeded; `Retry-After` is the time to wait.',
  internal: 'An error on our side. Our log has the details under `requestId`.',
  'images-unavailable': 'This deployment has no storage for pictures.',
}

/** All error codes with status and description. */
export const errorList = errorCodes.map((code) => ({
  code,
  status: errorStatuses[code],
  text: errorTexts[code],
}))

/** Errors that an operation can respond with. */
export function errorsOf({ query, errors }: Operation): ErrorCode[] {
  const invalid: ErrorCode[] = Object.keys(query.entries).length === 0 ? [] : ['invalid-query']
  return [...invalid, ...errors, 'too-many-requests', 'internal']
}

export const exampleFile = (id: string): string => `docs/api-examples/${id}.json`

/** The recorded response of an operation's example request; undefined until a test has recorded it. */
function exampleOf(id: string): unknown {
  const file = exampleFile(id)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function parametersOf({ names, operation }: DescribedRoute): DocumentedParameter[] {
  const inPath = names.map((name) => ({
    name,
    in: 'path' as const,
    required: true,
    description: operation.path?.[name] ?? '',
    schema: { type: 'string' as const },
  }))
  const inQuery = Object.entries(operation.query.entries).map(([name, entry]) => {
    const { schema, description, required, allowEmptyValue } = parameterOf(entry)
    const empty = allowEmptyValue ? { allowEmptyValue: true as const } : {}
    const meaning = operation.keys?.[name] ?? description
    return { name, in: 'query' as const, required, description: meaning, ...empty, schema }
  })
  return [...inPath, ...inQuery]
}

function responsesOf(operation: Operation): Record<string, DocumentedResponse> {
  const byStatus = Object.groupBy(errorsOf(operation), (code) => errorStatuses[code])
  const failures = Object.entries(byStatus).map(
    ([status, codes = []]): [string, DocumentedResponse] => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${errorTexts[code]}`).join('\n\n'),
        content: {
          'application/json': { schema: { $ref: '#/components/schemas/ErrorEnvelope' } },
        },
      },
    ],
  )
  const example = exampleOf(operation.id)
  const success: DocumentedResponse = {
    description: 'The response.',
    headers: {
      'cache-control': {
        description: 'How long the response may be cached.',
        schema: { type: 'string', const: cachePolicies[operation.cache] },
      },
      'x-request-id': {
        description: 'Identifies the request in our log.',
        schema: { type: 'string' },
      },
    },
    content: {
      'application/json': {
        schema: responseSchema(operation.response),
        ...(example === undefined ? {} : { example }),
      },
    },
  }
  return { 200: success, ...Object.fromEntries(failures) }
}

/** @throws Error for a route without a description, or a schema that cannot be converted to JSON Schema */
export function openApiDocument() {
  const order = Object.keys(areas)
  const routes = describedRoutes().toSorted(
    (a, b) => order.indexOf(a.operation.area) - order.indexOf(b.operation.area),
  )
  const paths = routes.map((route): [string, { get: DocumentedOperation }] => {
    const { id, area, summary, text, example } = route.operation
    return [
      route.path,
      {
        get: {
          operationId: id,
          tags: [areas[area].title],
          summary,
          description: text,
          parameters: parametersOf(route),
          responses: responsesOf(route.operation),
          'x-example-request': example,
        },
      },
    ]
  })
  return {
    openapi: '3.1.0',
    info: {
      title: 'Startline',
      version: project.version,
      summary: 'Endurance sports events in 17 languages.',
      description: sections
        .map(({ title, paragraphs }) => `## ${title}\n\n${paragraphs.join('\n\n')}`)
        .join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: Object.values(areas).map(({ title, text }) => ({ name: title, description: text })),
    paths: Object.fromEntries(paths),
    components: { schemas: namedSchemas() },
  }
}

export type OpenApiDocument = ReturnType<typeof openApiDocument>
