import { LevelHead } from './level-head.tsx'
import { SettingLinks } from './setting-links.tsx'
import { panelOf } from './settings.ts'
import { useChoices } from './use-choices.ts'

/**
 * Panels of language, currency and unit: popovers that buttons of strip, drawer and footer open, without scripts too.
 * From 1024 px a panel hangs at its button; below, it is a level of the drawer. Choices are links that reload the page:
 * the server formats currencies and units, and each language has its own messages.
 */
export function SettingPanels() {
  return useChoices().map((choices) => {
    const { setting, heading } = choices
    const id = panelOf(setting)
    return (
      <div className={`drawer set set-${setting}`} id={id} popover="auto" data-panel="" key={id}>
        <LevelHead level={id} heading={heading} />
        <SettingLinks {...choices} />
      </div>
    )
  })
}
