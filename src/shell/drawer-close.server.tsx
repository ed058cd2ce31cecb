import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

/** Button that closes the drawer from any level: nested popovers close with the outer one. */
export function DrawerClose({ first = false }: { first?: boolean }) {
  return (
    <button
      className="ib"
      type="button"
      popoverTarget="drawer"
      popoverTargetAction="hide"
      aria-label={m.menu_close()}
      data-first={first ? '' : undefined}
    >
      <Icon name="close" />
    </button>
  )
}
