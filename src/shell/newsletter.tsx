import { useRouterState } from '@tanstack/react-router'
import { hasNewsletter } from '../model/members/newsletter.ts'
import { Served } from '../ui/served.tsx'
import { servedNewsletter } from './served-newsletter.ts'

/** The newsletter in the footer, hidden on the pages of accounts. */
export function Newsletter() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const isShown = hasNewsletter(pathname)
  return (
    <div hidden={!isShown}>
      <Served id="newsletter-form" content={servedNewsletter(searchStr, isShown)} />
    </div>
  )
}
