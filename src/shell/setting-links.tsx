import { useState } from 'react'
import { noscriptMarkup } from '../request/noscript-markup.tsx'
import type { SettingChoices } from './use-choices.ts'

/**
 * Links of a setting. The server folds them, and the browser builds them when their panel opens; React renders them only
 * when they no longer are the served ones, after a navigation or with the currencies that were chosen before.
 */
export function SettingLinks({ setting, heading, current, choices, isShared }: SettingChoices) {
  const id = `links-${setting}`
  const facts = JSON.stringify([setting, current, choices])
  const list = () => (
    <ul>
      {choices.map((each) => (
        <li key={each.key}>
          <a
            className="opt"
            href={each.href}
            rel="nofollow"
            lang={each.lang}
            data-reload=""
            aria-current={each.key === current ? 'true' : undefined}
          >
            {each.name}
            {each.note === undefined ? null : <span className="n">{each.note}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
  const [served] = useState(() => ({
    facts,
    html:
      noscriptMarkup({ facts, isShared, render: list }) ?? document.getElementById(id)?.innerHTML,
  }))
  const html = served.facts === facts ? served.html : undefined
  return (
    <nav
      aria-label={heading}
      id={id}
      key={String(html === undefined)}
      suppressHydrationWarning
      // Markup of our own component, or what this element already contains.
      {...(html === undefined
        ? { children: list() }
        : { dangerouslySetInnerHTML: { __html: html } })}
    />
  )
}
