import { useRouterState } from '@tanstack/react-router'
import { hasNewsletter } from '../model/members/newsletter.ts'
import { ServerMarkup } from '../ui/server-markup.tsx'
import { servedNewsletter } from './served-newsletter.ts'

/** The newsletter in the footer, hidden on the pages of accounts. */
export function Newsletter() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const isShown = hasNewsletter(pathname)
  return (
    <div hidden={!isShown}>
      <ServerMarkup id="newsletter-form" content={servedNewsletter(searchStr, isShown)} />
    </div>
  )
}
