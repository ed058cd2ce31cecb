import { hrefTo } from '../../i18n/links.ts'
import type { DeskScreen } from '../../i18n/words.ts'
import { m } from '../../paraglide/messages.js'

const screens = [
  ['pages', m.desk_pages],
  ['news', m.news_title],
  ['challenges', m.challenge_title],
] as const satisfies readonly (readonly [DeskScreen, () => string])[]

/** Links between the inbox of moderators and the screens of the desk. @property current null for the inbox */
export function StaffTabs({ current }: { current: DeskScreen | null }) {
  const currentOf = (screen: DeskScreen | null) => (screen === current ? 'page' : undefined)
  return (
    <nav className="tabs staff-tabs" aria-label={m.desk_areas()}>
      <a href={hrefTo({ to: 'moderation' })} aria-current={currentOf(null)}>
        {m.moderation_title()}
      </a>
      {screens.map(([screen, name]) => (
        <a key={screen} href={hrefTo({ to: 'desk', screen })} aria-current={currentOf(screen)}>
          {name()}
        </a>
      ))}
    </nav>
  )
}
