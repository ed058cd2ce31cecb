import { Hono } from 'hono'
import * as v from 'valibot'
import { outboundView } from '../../../src/model/schemas/site/outbound.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { redirectTargetMaximum } from '../../../src/model/values/redirect-path.ts'
import { shortText } from '../../calendar-filters/key-schemas.ts'
import { hostNames, outboundTarget } from '../../http/outbound-target.ts'
import { presentOutbound } from '../../present/site/outbound.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { serve } from '../middleware/operation.ts'

const getOutbound = serve({
  id: 'getOutbound',
  area: 'pages',
  summary: 'A link to another site',
  text: 'Host and URL of another site, for the page that asks before it leads there. Refused: a URL without http or https, with a user name or password, or of a private network.',
  query: v.object({
    url: v.pipe(
      shortText(redirectTargetMaximum),
      v.description('The URL, of at most 2,048 characters.'),
    ),
  }),
  response: outboundView,
  errors: ['not-found'],
  cache: 'minutes',
  example: '/api/outbound?url=https://b%C3%BCcher.example/race',
})

export const outbound = new Hono<ApiEnvironment>().get('/', getOutbound, (c) => {
  const target = outboundTarget(c.req.valid('query').url)
  if (target === null) throw new DomainError('not-found')
  return c.json(presentOutbound(target.href, hostNames(target)))
})
