import { createIsomorphicFn } from '@tanstack/react-start'
import { markupOf } from '../request/cached-markup.server.ts'
import { ServerMarkup } from '../ui/server-markup.tsx'
import { SiteOperator } from './site-operator.server.tsx'

const markup = createIsomorphicFn()
  .server(() =>
    markupOf('operator', () => (
      <p>
        <SiteOperator />
      </p>
    )),
  )
  .client(() => null)

/** The operator of the site, in terms and privacy policy; only the server knows it. */
export function ServedOperator() {
  return <ServerMarkup id="operator" content={markup()} />
}
