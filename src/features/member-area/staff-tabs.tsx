import { hrefTo } from '../../i18n/links.ts'
import { deskScreens, type DeskScreen } from '../../i18n/words.ts'
import { m } from '../../paraglide/messages.js'
import { sectionNames } from './section-names.ts'

/** Links between the inbox of moderators and the screens of the desk. @property current null for the inbox */
export function StaffTabs({ current }: { current: DeskScreen | null }) {
  const currentOf = (screen: DeskScreen | null) => (screen === current ? 'page' : undefined)
  return (
    <nav className="tabs staff-tabs" aria-label={m.desk_areas()}>
      <a href={hrefTo({ to: 'moderation' })} aria-current={currentOf(null)}>
        {m.moderation_title()}
      </a>
      {deskScreens.map((screen) => (
        <a key={screen} href={hrefTo({ to: 'desk', screen })} aria-current={currentOf(screen)}>
          {sectionNames[screen]()}
        </a>
      ))}
    </nav>
  )
}
