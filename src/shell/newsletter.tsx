import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { unfold } from '../browser/unfold.ts'
import { hasNewsletter } from '../model/newsletter.ts'
import { Served } from '../ui/served.tsx'
import { servedNewsletter } from './served-newsletter.ts'

const id = 'newsletter-form'

/** The newsletter in the footer, hidden on the pages of accounts, and folded in their documents. */
export function Newsletter() {
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location })
  const isShown = hasNewsletter(pathname)
  useEffect(() => {
    if (isShown) document.querySelectorAll(`#${id} noscript`).forEach(unfold)
  }, [isShown])
  return (
    <div hidden={!isShown}>
      <Served id={id} content={servedNewsletter(searchStr, isShown)} />
    </div>
  )
}
