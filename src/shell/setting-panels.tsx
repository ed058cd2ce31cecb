import { keptContent } from '../request/kept-markup.ts'
import { LevelHead } from './level-head.tsx'
import { panelOf } from './settings.ts'
import { useChoices } from './use-choices.ts'

/**
 * Panels of language, currency and unit: popovers that buttons of strip, drawer and footer open, without scripts too.
 * From 1024 px a panel hangs at its button; below, it is a level of the drawer. Choices are links that reload the page:
 * the server formats currencies and units, and each language has its own messages.
 */
export function SettingPanels() {
  return useChoices().map(({ key, heading, current, choices, isShared }) => {
    const id = panelOf(key)
    const links = () =>
      choices.map((each) => (
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
      ))
    return (
      <div className={`drawer set set-${key}`} id={id} popover="auto" data-panel="" key={key}>
        <LevelHead level={id} heading={heading} />
        <nav aria-label={heading}>
          <ul
            {...(isShared
              ? keptContent(['setting', current, choices], links)
              : { children: links() })}
          />
        </nav>
      </div>
    )
  })
}
